import type { Pages } from '../../client/loading/page-code.ts';
import { AboutPage } from '../../client/pages/about/about-page.tsx';
import { CarPage } from '../../client/pages/car-detail/car-page.tsx';
import { ContactPage } from '../../client/pages/contact/contact-page.tsx';
import { HomePage } from '../../client/pages/home/home-page.tsx';
import { InventoryPage } from '../../client/pages/inventory/inventory-page.tsx';
import { ShortlistSection } from '../../client/pages/inventory/shortlist/shortlist-section.tsx';
import { NotFoundPage } from '../../client/pages/not-found/not-found-page.tsx';

/** What browsers load in parts, by client/entries/. */
export const allPages: Pages = {
  home: HomePage,
  inventory: InventoryPage,
  shortlist: ShortlistSection,
  car: CarPage,
  about: AboutPage,
  contact: ContactPage,
  unknown: NotFoundPage,
};
