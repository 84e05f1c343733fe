import { connection } from '../../browser/connection.ts';
import { prefersReducedMotion } from '../../browser/reduced-motion.ts';

/** Not under reduced motion, Save-Data or a slow connection. */
export function mayPlayFilm(): boolean {
  const { saveData, effectiveType = '' } = connection();
  return !saveData && !/2g|3g/.test(effectiveType) && !prefersReducedMotion();
}
