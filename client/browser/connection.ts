type Connection = { saveData?: boolean; effectiveType?: string };

/** What the browser tells of the visitor's connection; nothing in some. */
export function connection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}
