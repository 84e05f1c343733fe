import { createContext, use } from 'react';
import type { DealerTexts } from '../shared/dealer-texts.ts';
import { dealerSite } from '../shared/site.ts';
import type { Site } from '../shared/site.ts';

export const SiteContext = createContext<Site>(dealerSite);

export function useSite(): Site {
  return use(SiteContext);
}

export const TextsContext = createContext<DealerTexts>({});

/** The dealer's own texts. */
export function useTexts(): DealerTexts {
  return use(TextsContext);
}
