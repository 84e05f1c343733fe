import { prefersReducedMotion } from './visitor-settings.ts';

const durationMs = 500;

/**
 * Scrolls smoothly until the visitor does anything else. Not with `behavior: 'smooth'`, which Chromium continues after
 * Back, overwriting the restored position.
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
