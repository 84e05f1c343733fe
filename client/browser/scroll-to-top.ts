import { prefersReducedMotion } from './reduced-motion.ts';

const durationMs = 500;

/**
 * Smoothly, unless the visitor prefers less motion, and until the visitor goes back or does anything else. The browser's
 * own smooth scroll goes on after Back: Chromium's compositor then overwrites the position that Back restores.
 */
export function scrollToTop(): void {
  const from = window.scrollY;
  const startedAt = performance.now();
  const end = new AbortController();
  const { signal } = end;
  for (const type of ['popstate', 'pointerdown', 'wheel', 'keydown']) {
    addEventListener(type, () => end.abort(), { signal, passive: true });
  }
  const move = () => {
    if (signal.aborted) return;
    const left = prefersReducedMotion() ? 0 : Math.max(0, 1 - (performance.now() - startedAt) / durationMs);
    window.scrollTo({ top: from * left ** 3, behavior: 'instant' });
    if (left > 0) requestAnimationFrame(move);
    else end.abort();
  };
  move();
}
