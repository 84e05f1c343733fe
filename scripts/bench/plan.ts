import { samplePages } from '../sample-pages.ts';
import type { PageName } from '../sample-pages.ts';

// A page of each kind: static, list, detail, 404. More would only take longer.
const measured: PageName[] = ['home', 'inventory', 'car', 'not-found'];

export const pagePaths = samplePages.filter(({ name }) => measured.includes(name)).map(({ path }) => path);

/** How much to measure: requests for each page, target and number of connections in a round, visits for each page. */
export const plans = {
  full: { rounds: 3, requests: 1_000, warmUpRequests: 1_500, visits: 9 },
  quick: { rounds: 2, requests: 300, warmUpRequests: 400, visits: 3 },
};

export type Plan = (typeof plans)['full'];
