type Area = 'localStorage' | 'sessionStorage';

/** Reads JSON from the browser's storage; null if it is missing or malformed, or if the storage is disabled. */
export function readStored(area: Area, key: string): unknown {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Writes JSON to the browser's storage; false if it is full or disabled. */
export function writeStored(area: Area, key: string, value: unknown): boolean {
  try {
    window[area].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
