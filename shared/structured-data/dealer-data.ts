import type { AutoDealer, WebSite, WithContext } from 'schema-dts';
import type { Dealer } from '../dealer/dealer-schema.ts';
import { absoluteUrl, cityOf, dealerId } from '../dealer/page-metadata.ts';
import { openingHours, siteCardPath, socialNetworks, type Site } from '../dealer/site.ts';
import { structuredHours } from '../hours/opening-week.ts';

/** The dealership, without a rating because search engines reject ratings that sites give themselves. */
export function dealerData(site: Site, hours: Dealer['hours'] = openingHours) {
  const sameAs = socialNetworks.flatMap((network) => site.social[network] ?? []);
  const week = hours.structured ? [hours.structured] : structuredHours(hours.shown);
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': dealerId(site),
    name: site.brand,
    url: absoluteUrl(site, '/'),
    logo: absoluteUrl(site, '/assets/icon-512.png'),
    image: absoluteUrl(site, siteCardPath),
    telephone: site.phone,
    email: site.email,
    priceRange: '₹₹',
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${site.address.street}, ${site.address.district}`,
      addressLocality: cityOf(site),
      addressRegion: site.address.region,
      postalCode: site.address.postalCode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', ...site.geo },
    ...(week.length > 0 && {
      openingHoursSpecification: week.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: days,
        opens,
        closes,
      })),
    }),
    ...(sameAs.length > 0 && { sameAs }),
  } satisfies WithContext<AutoDealer>;
}

export function websiteData(site: Site) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name: site.brand,
    url: absoluteUrl(site, '/'),
    inLanguage: 'en-IN',
    publisher: { '@id': dealerId(site) },
  } satisfies WithContext<WebSite>;
}
