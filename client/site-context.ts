import { createContext, use } from 'react';
import type { DealerTexts } from '../shared/dealer-texts.ts';
import type { Site } from '../shared/site.ts';

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('There is no SiteContext around this part');
  return site;
}

export const TextsContext = createContext<DealerTexts>({});

/** The dealer's own texts. */
export function useTexts(): DealerTexts {
  return use(TextsContext);
}
