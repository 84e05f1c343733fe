import type { Site } from './site.ts';

/** The page's title with ' | {brand} {city}', unless it names the brand already. */
export function fullTitle(title: string, site: Pick<Site, 'brand' | 'address'>): string {
  return title.includes(site.brand) ? title : `${title} | ${site.brand} ${cityOf(site)}`;
}

/** {host} followed by the path. */
export function absoluteUrl({ origin }: Pick<Site, 'origin'>, path: string): string {
  return origin + path;
}

/** 'Used cars in Gurugram': 'certified' only where the dealer says so. */
export function promiseOf(site: Pick<Site, 'goods' | 'address'>): string {
  const promise = `${goodsOf(site)} in ${cityOf(site)}`;
  return promise.replace(/^./u, (letter) => letter.toUpperCase());
}

export function goodsOf({ goods = 'used cars' }: Pick<Site, 'goods'>): string {
  return goods;
}

/** The city as people call it: the sample's New Delhi is Delhi. */
export function cityOf({ address: { locality } }: Pick<Site, 'address'>): string {
  return locality === 'New Delhi' ? 'Delhi' : locality;
}
