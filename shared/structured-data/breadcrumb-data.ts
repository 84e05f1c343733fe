import type { BreadcrumbList, WithContext } from 'schema-dts';
import { absoluteUrl } from '../page-metadata.ts';
import type { Site } from '../site.ts';

export function breadcrumbData(site: Site, crumbs: readonly { name: string; path: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(site, path),
    })),
  } satisfies WithContext<BreadcrumbList>;
}
