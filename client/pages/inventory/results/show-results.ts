import { resultsId } from '../../../../shared/inventory/inventory-hrefs.ts';

/** Brings the results' heading into view, if it is not there, and at once: the page has not changed, only the list. */
export function showResults(): void {
  document.getElementById(resultsId)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
