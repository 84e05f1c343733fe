import { createContext, use } from 'react';
import type { DealerTexts } from '../shared/dealer/dealer-schema.ts';
import type { Site } from '../shared/dealer/site.ts';
import { inIndia } from '../shared/hours/india-clock.ts';
import type { Stock } from '../shared/inventory/create-stock.ts';
import { useNow } from './browser/clock.ts';
import type { PageData } from './page-data.ts';

/** Stays the same while the page is open. */
export type SiteData = { pageData: PageData; stock: Stock; texts: DealerTexts };

export const SiteContext = createContext<SiteData | undefined>(undefined);

export function useSiteData(): SiteData {
  const data = use(SiteContext);
  if (!data) throw new Error('There is no SiteContext around this component');
  return data;
}

export function useSite(): Site {
  return useSiteData().pageData.site;
}

export function useStock(): Stock {
  return useSiteData().stock;
}

export function useTexts(): DealerTexts {
  return useSiteData().texts;
}

/** The day in India, '2026-11-22': the server's until hydration, then the visitor's unless their clock is behind. */
export function useToday(): string {
  const { today: served } = useSiteData().pageData;
  return useNow((now) => {
    const { day } = inIndia(now);
    return day > served ? day : served;
  }, served);
}
