import type { Site } from './site.ts';

/** The page's title with ' | {brand} Delhi', unless it names the brand already. */
export function fullTitle(title: string, brand: string): string {
  return title.includes(brand) ? title : `${title} | ${brand} Delhi`;
}

/** {host} followed by the path. */
export function absoluteAddress({ origin }: Pick<Site, 'origin'>, path: string): string {
  return origin + path;
}
