import dealer from '#stock/dealer.json' with { type: 'json' };
import { siteOf } from './site.ts';

/** For the server only: browsers get these facts in the page data. */
export const dealerSite = siteOf(dealer);
