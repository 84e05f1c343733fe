import type { PageCode } from '../loading/page-code.ts';
import { ShortlistSection } from '../pages/inventory/shortlist/shortlist-section.tsx';
import { code as inventory } from './inventory-entry.ts';

export { hydrate } from './every-page.ts';

export const code: PageCode = {
  pages: { ...inventory.pages, shortlist: ShortlistSection },
  texts: inventory.texts,
};
