import { hasPage } from '../../shared/page-at.ts';
import type { Cars } from '../../shared/inventory/stock-of.ts';

export const routeKinds = [
  'home',
  'inventory',
  'car',
  'page',
  'asset',
  'crawler',
  'health',
  'report',
  'other',
] as const;
export type RouteKind = (typeof routeKinds)[number];

/** The kind of a path, one of a few words, as a label of metrics. */
export function routeKind(path: string, cars: Cars): RouteKind {
  const fixed = fixedKinds.get(path);
  if (fixed) return fixed;
  if (path.startsWith('/assets/') || path.startsWith('/apple-touch-icon')) return 'asset';
  if (path.startsWith('/errors/')) return 'report';
  if (!hasPage(path, cars)) return 'other';
  return path.startsWith('/car') ? 'car' : 'page';
}

const fixedKinds = new Map<string, RouteKind>([
  ['/', 'home'],
  ['/inventory', 'inventory'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/favicon.ico', 'asset'],
  ['/robots.txt', 'crawler'],
  ['/sitemap.xml', 'crawler'],
  ['/site.webmanifest', 'crawler'],
  ['/vehicles.csv', 'crawler'],
]);
