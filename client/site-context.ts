import { createContext, use } from 'react';
import { dealerSite } from '../shared/site.ts';
import type { Site } from '../shared/site.ts';

export const SiteContext = createContext<Site>(dealerSite);

export function useSite(): Site {
  return use(SiteContext);
}
