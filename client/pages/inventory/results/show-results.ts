import { resultsId } from '../../../../shared/inventory/inventory-hrefs.ts';

/** Scrolls only if necessary, and instantly because only the list changes. */
export function showResults(): void {
  document.getElementById(resultsId)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
