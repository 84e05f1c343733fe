import type { ReactNode } from 'react';
import { matchPath, type Params } from 'react-router-dom';
import { AboutPage } from './pages/about/about-page.tsx';
import { resolveCar } from './pages/car-detail/resolve-car.tsx';
import { ContactPage } from './pages/contact/contact-page.tsx';
import { HomePage } from './pages/home/home-page.tsx';
import { inventoryAt } from './pages/inventory/found-cars.ts';
import { InventoryPage } from './pages/inventory/inventory-page.tsx';
import { NotFoundPage } from './pages/not-found/not-found-page.tsx';
import type { PageRequest, ResolvedPage, RouteResult } from './resolved-page.ts';

/** Each page is a folder in client/pages/ and a line here. */
const routes: readonly Route[] = [
  { name: 'home', path: '/', resolve: () => found(<HomePage />) },
  {
    name: 'inventory',
    path: '/inventory',
    resolve: (request) => ({ ...inventoryAt(request), content: <InventoryPage /> }),
  },
  { name: 'car', path: '/car/:id?', resolve: (request, { id }) => resolveCar(request, id) },
  { name: 'page', path: '/about', resolve: () => found(<AboutPage />) },
  { name: 'page', path: '/contact', resolve: () => found(<ContactPage />) },
];

type Route = {
  name: ResolvedPage['route'];
  path: string;
  resolve: (request: PageRequest, params: Params) => RouteResult;
};

export function resolvePage(request: PageRequest): ResolvedPage {
  for (const { name, path, resolve } of routes) {
    const match = matchPath({ path, caseSensitive: true }, request.path);
    if (match && isCanonical(request.path)) return { route: name, ...resolve(request, match.params) };
  }
  return { route: 'other', status: 404, content: <NotFoundPage /> };
}

/** React Router ignores a trailing slash. Only '/car/', which the specification allows, may have one. */
function isCanonical(path: string): boolean {
  return !/.\/$/.test(path) || path === '/car/';
}

export const routeNames = routes.map(({ name }) => name);

export const fixedPaths = routes.map(({ path }) => path).filter((path) => !path.includes(':'));

function found(content: ReactNode): RouteResult {
  return { status: 200, content };
}
