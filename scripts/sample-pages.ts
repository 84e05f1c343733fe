/** A page of the sample. */
export type SamplePage = {
  name: string;
  path: string;
  status: 200 | 404;
  /** What the browser loads for it, by the names in the build's manifest. */
  modules: readonly string[];
};

const details = 'shared/cars/details.ts';

/** One page of each kind, for the byte budget, the tests, the screenshots and the bench. */
export const samplePages = [
  { name: 'home', path: '/', status: 200, modules: ['client/pages/home/home-page.tsx'] },
  {
    name: 'inventory',
    path: '/inventory',
    status: 200,
    modules: ['client/pages/inventory/inventory-page.tsx'],
  },
  {
    name: 'car',
    path: '/car/1',
    status: 200,
    modules: [details, 'client/pages/car-detail/car-detail-page.tsx', 'stock:cars/1'],
  },
  {
    name: 'car-not-found',
    path: '/car/34',
    status: 404,
    modules: [details, 'client/pages/not-found/car-not-found-page.tsx'],
  },
  { name: 'about', path: '/about', status: 200, modules: ['client/pages/about/about-page.tsx'] },
  { name: 'contact', path: '/contact', status: 200, modules: ['client/pages/contact/contact-page.tsx'] },
  {
    name: 'not-found',
    path: '/nowhere',
    status: 404,
    modules: ['client/pages/not-found/not-found-page.tsx'],
  },
] as const satisfies readonly SamplePage[];

export type PageName = (typeof samplePages)[number]['name'];

/** The paths of the pages that exist. */
export const foundPaths = samplePages.filter(({ status }) => status === 200).map(({ path }) => path);
