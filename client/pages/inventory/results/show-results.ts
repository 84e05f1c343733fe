/** Of the results' heading: where the plain form leads to. */
export const resultsId = 'results';

/** Brings the results' heading into view, if it is not there, and at once: the page has not changed, only the list. */
export function showResults(): void {
  document.getElementById(resultsId)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
