type Area = 'localStorage' | 'sessionStorage';

/** Reads from the browser's storage; null also where it is switched off, which makes it throw. */
export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Writes to the browser's storage; does nothing where it is full or switched off. */
export function writeStored(area: Area, key: string, value: string): void {
  try {
    window[area].setItem(key, value);
  } catch {
    // The choice then lasts as long as the page.
  }
}
