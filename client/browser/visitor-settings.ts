export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Empty in browsers that do not report it. */
export function connection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}
