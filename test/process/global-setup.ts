import { buildSiteIfStale } from '../../scripts/build/build-site.ts';

/** These tests start the built server. */
export const setup = () => buildSiteIfStale('production');
