import { buildSiteIfStale } from '../../scripts/build/site.ts';

/** These tests start the built server. */
export const setup = () => buildSiteIfStale('production');
