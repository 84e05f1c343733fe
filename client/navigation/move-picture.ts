import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '../browser/reduced-motion.ts';

/**
 * Navigates to a car's page. Where the browser has view transitions, the picture of the tapped card moves to its place
 * while the page appears. Only this picture has a name, and only for this navigation: a car may be on both pages more
 * than once.
 */
export function movePicture(link: HTMLAnchorElement, navigate: () => void): boolean {
  const tapped = link.closest('.car-card')?.querySelector<HTMLElement>('.car-picture');
  if (!tapped || window.scrollY > mostScrolledPx) return false;
  if (!('startViewTransition' in document) || prefersReducedMotion()) return false;
  tapped.style.viewTransitionName = name;
  let arrived: HTMLElement | null = null;
  const transition = document.startViewTransition(() => {
    flushSync(navigate);
    tapped.style.viewTransitionName = '';
    arrived = document.querySelector<HTMLElement>('.gallery__main');
    if (arrived && isClear(arrived)) arrived.style.viewTransitionName = name;
    else transition.skipTransition();
  });
  // It was skipped: here, or by a second link.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    if (arrived) arrived.style.viewTransitionName = '';
  });
  return true;
}

const name = 'car-picture';
// Further down, the page's picture would be above the screen at first, so the transition would be skipped anyway.
const mostScrolledPx = 140;

/** On the screen, and below the header, over which the picture would pass. */
function isClear(element: Element): boolean {
  const header = document.querySelector('.navigation')?.getBoundingClientRect();
  const { top } = element.getBoundingClientRect();
  return top >= (header?.bottom ?? 0) && top < window.innerHeight;
}
