import type { VisitFigures } from './browser/compare-in-browser.ts';
import type { PageFigures } from './server/compare.ts';

export function printPages(pages: readonly PageFigures[]): void {
  console.table(
    pages.map(({ path, variant, connections, ...row }) => {
      const floor = pages.find(
        (it) => it.path === path && it.variant === 'react floor' && it.connections === connections,
      );
      return {
        page: path,
        variant,
        connections: String(connections),
        'requests/s': row.requestsPerSecond.toFixed(0),
        'p50 ms': row.p50Ms.toFixed(1),
        'p99 ms': row.p99Ms.toFixed(1),
        'CPU ms': row.processorMs.toFixed(3),
        'to React floor': floor ? (row.processorMs / floor.processorMs).toFixed(2) : '',
      };
    }),
  );
}

export function printVisits(visits: readonly VisitFigures[]): void {
  console.table(
    visits.map(({ site, path, ...row }) => ({
      page: path,
      site,
      'hydrated ms': row.hydrated.toFixed(0),
      'longest task ms': row.longestTask.toFixed(0),
      'largest paint ms': row.largestPaint.toFixed(0),
      'click to next page ms': row.nextPage.toFixed(0),
    })),
  );
}
