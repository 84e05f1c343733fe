type Area = 'localStorage' | 'sessionStorage';

/** Reads from the browser's storage; null if it is disabled, which makes it throw. */
export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Writes to the browser's storage; false if it is full or disabled. */
export function writeStored(area: Area, key: string, value: string): boolean {
  try {
    window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
