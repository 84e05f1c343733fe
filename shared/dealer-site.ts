import dealer from '#stock/dealer.json' with { type: 'json' };
import { siteOf } from './site.ts';

/** For the server only: a browser has these facts in its page's data. */
export const dealerSite = siteOf(dealer);
