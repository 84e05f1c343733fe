import type { ReactElement } from 'react';
import { matchPath } from 'react-router-dom';
import type { Site } from '../shared/site.ts';
import type { Params } from 'react-router-dom';

/** A page whose code and data are loaded. */
export type Screen = {
  status: 200 | 404;
  /** False for a query with a page number that does not exist, which is a 404 too. */
  hasPage?: (query: string, quirks: Site['quirks']) => boolean;
  element: ReactElement;
  /** The modules that the browser needs, by their names in the build's manifest. */
  modules: readonly string[];
  /** The day of the sale, for a sold car. */
  sold?: string;
};

type Route = { path: string; load: (params: Params, query: string) => Promise<Screen> };

/** The pages with a fixed path. */
export const pagePaths = ['/', '/inventory', '/about', '/contact'] as const;

const carPath = '/car/:id?';

/** The first match wins. */
const routes: Route[] = [
  {
    path: '/',
    async load() {
      const { HomePage } = await import('./pages/home/home-page.tsx');
      return found(<HomePage />, 'client/pages/home/home-page.tsx');
    },
  },
  {
    path: '/inventory',
    async load() {
      const { InventoryPage, hasInventoryPage } = await import('./pages/inventory/inventory-page.tsx');
      const page = 'client/pages/inventory/inventory-page.tsx';
      return { ...found(<InventoryPage />, page), hasPage: hasInventoryPage };
    },
  },
  {
    path: carPath,
    load: ({ id = '1' }) => loadCar(id),
  },
  {
    path: '/about',
    async load() {
      const { AboutPage } = await import('./pages/about/about-page.tsx');
      return found(<AboutPage />, 'client/pages/about/about-page.tsx');
    },
  },
  {
    path: '/contact',
    async load(_params, query) {
      const { ContactPage, loadCarsForSale } = await import('./pages/contact/contact-page.tsx');
      const element = <ContactPage carsForSale={await loadCarsForSale(query)} />;
      return found(element, 'client/pages/contact/contact-page.tsx');
    },
  },
  {
    path: '*',
    async load() {
      const { NotFoundPage } = await import('./pages/not-found/not-found-page.tsx');
      return { ...found(<NotFoundPage />, 'client/pages/not-found/not-found-page.tsx'), status: 404 };
    },
  },
];

/** Loads a car's page and its data at the same time. The page for no car needs neither. */
async function loadCar(id: string): Promise<Screen> {
  const { loadCarPage, loadPageless } = await import('../shared/cars/details.ts');
  const details = 'shared/cars/details.ts';
  const loading = loadCarPage(id);
  if (!loading) {
    const { CarNotFoundPage } = await import('./pages/not-found/car-not-found-page.tsx');
    const element = <CarNotFoundPage {...await loadPageless(id)} />;
    return { ...found(element, details, 'client/pages/not-found/car-not-found-page.tsx'), status: 404 };
  }
  const [page, { CarDetailPage }] = await Promise.all([
    loading,
    import('./pages/car-detail/car-detail-page.tsx'),
  ]);
  const modules = [details, 'client/pages/car-detail/car-detail-page.tsx', `stock:cars/${id}`];
  if (!page.car.sold) return found(<CarDetailPage key={id} {...page} />, ...modules);
  const { SoldCarPage } = await import('./pages/car-detail/sold-car-page.tsx');
  const sold = found(
    <SoldCarPage key={id} {...page} />,
    ...modules,
    'client/pages/car-detail/sold-car-page.tsx',
  );
  return { ...sold, sold: page.car.sold };
}

/** Loads the code of a path's page, and the data of its cars. */
export function loadScreen(pathname: string, query = ''): Promise<Screen> {
  for (const { path, load } of routes) {
    const match = matchPath(path, decodeURI(pathname));
    if (match) return load(match.params, query);
  }
  throw new Error(`no route matches ${pathname}`);
}

/** True for the path of a car's page, even if there is no such car. */
export function isCarPath(pathname: string): boolean {
  return matchPath(carPath, decodeURI(pathname)) !== null;
}

function found(element: ReactElement, ...modules: string[]): Screen {
  return { status: 200, element, modules };
}
