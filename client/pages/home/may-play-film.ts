import { prefersReducedMotion } from '../../browser/reduced-motion.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Not under reduced motion, Save-Data or a slow connection. Only some browsers tell the latter two. */
export function mayPlayFilm(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const isSlow = connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
  return !isSlow && !prefersReducedMotion();
}
