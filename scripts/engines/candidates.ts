import { isSeen, roles, sourceOf } from './engine.ts';
import type { Role } from './engine.ts';

/**
 * An expression for the visible elements of a page that may have this role and name. Accessible names are computed for
 * these only: for a whole page of 34 cars it takes seconds.
 */
export function candidates(role: Role, name: string): string {
  return `[...document.querySelectorAll('${roles[role]}')]
    .filter(${sourceOf(isSeen)})
    .filter((element) => ${sourceOf(mayHaveName)}(element, ${JSON.stringify(name)}))`;
}

function mayHaveName(element: Element, name: string): boolean {
  const labels = 'labels' in element ? [...(element.labels as NodeListOf<HTMLElement>)] : [];
  const pictures = [...element.querySelectorAll('[alt], [aria-label]')];
  const words = [element, ...labels, ...pictures].flatMap((it) => [
    it.getAttribute('aria-label'),
    it.getAttribute('alt'),
    it.textContent,
  ]);
  return words.join(' ').replace(/\s+/g, ' ').includes(name);
}
