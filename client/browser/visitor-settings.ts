export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

type Connection = { saveData?: boolean; effectiveType?: string };

export function connection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}
