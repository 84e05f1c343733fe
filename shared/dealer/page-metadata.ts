import type { Site } from './site.ts';

/** The page's title, followed by ' | {brand} {city}' unless it contains the brand. */
export function fullTitle(title: string, site: Pick<Site, 'brand' | 'address'>): string {
  return title.includes(site.brand) ? title : `${title} | ${site.brand} ${cityOf(site)}`;
}

export function absoluteUrl({ origin }: Pick<Site, 'origin'>, path: string): string {
  return origin + path;
}

/** The dealership's '@id' in structured data. */
export function dealerId(site: Pick<Site, 'origin'>): string {
  return absoluteUrl(site, '/#dealer');
}

/** 'Used cars in Gurugram', or with the dealer's own word: 'Certified cars in Gurugram'. */
export function promiseOf(site: Pick<Site, 'goods' | 'address'>): string {
  const promise = `${goodsOf(site)} in ${cityOf(site)}`;
  return promise.replace(/^./u, (letter) => letter.toUpperCase());
}

export function goodsOf({ goods = 'used cars' }: Pick<Site, 'goods'>): string {
  return goods;
}

export function cityOf({ address: { locality } }: Pick<Site, 'address'>): string {
  return locality === 'New Delhi' ? 'Delhi' : locality;
}
