import { createContext, use } from 'react';
import { sampleSite } from '../shared/site.ts';
import type { Site } from '../shared/site.ts';

export const SiteContext = createContext<Site>(sampleSite);

export function useSite(): Site {
  return use(SiteContext);
}
