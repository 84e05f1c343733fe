import { dealer } from '#stock/dealer.ts';
import { siteOf } from './site.ts';

/** For the server alone: a browser has these facts in its page's data. */
export const dealerSite = siteOf(dealer);
