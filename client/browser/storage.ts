type Area = 'localStorage' | 'sessionStorage';

/** Reads from the browser's storage; null also where it is switched off, which makes it throw. */
export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Writes to the browser's storage; false where it is full or switched off, and the value lasts as long as the page. */
export function writeStored(area: Area, key: string, value: string): boolean {
  try {
    window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
