import type {
  AutoDealer,
  BreadcrumbList,
  CarLeaf,
  MergeLeafTypes,
  ProductLeaf,
  WithContext,
} from 'schema-dts';
import type { CarDetail } from './cars/car.ts';
import { carTitle } from './format.ts';
import { absoluteAddress } from './page-metadata.ts';
import { openingHours } from './site.ts';
import type { Site } from './site.ts';

const context = 'https://schema.org';

/** The dealership, on the home page. Its rating stays out: search engines reject self-made ones. */
export function dealerData(site: Site) {
  const { days, opens, closes } = openingHours.structured;
  return {
    '@context': context,
    '@type': 'AutoDealer',
    '@id': dealerId(site),
    name: site.brand,
    url: absoluteAddress(site, '/'),
    image: absoluteAddress(site, '/assets/share.jpg'),
    telephone: site.phone,
    email: site.email,
    priceRange: '₹₹',
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${site.address.street}, ${site.address.district}`,
      addressLocality: 'Delhi',
      addressRegion: site.address.region,
      postalCode: site.address.postalCode,
      addressCountry: 'IN',
    },
    geo: { '@type': 'GeoCoordinates', ...site.geo },
    openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }],
  } satisfies WithContext<AutoDealer>;
}

/** A car and its offer. */
export function carData(site: Site, car: CarDetail) {
  const url = absoluteAddress(site, `/car/${car.id}`);
  return {
    '@context': context,
    '@type': ['Product', 'Car'],
    '@id': `${url}#car`,
    name: carTitle(car),
    url,
    image: car.images.map((address) => absoluteAddress(site, address)),
    description: car.description,
    sku: car.id,
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    vehicleModelDate: String(car.year),
    itemCondition: `${context}/UsedCondition`,
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: car.mileage, unitCode: 'KMT' },
    fuelType: car.fuel,
    vehicleTransmission: car.transmission,
    color: car.color,
    ...(car.specs.engine && { vehicleEngine: { '@type': 'EngineSpecification', name: car.specs.engine } }),
    offers: {
      '@type': 'Offer',
      url,
      price: car.price,
      priceCurrency: 'INR',
      availability: `${context}/${car.sold ? 'SoldOut' : 'InStock'}`,
      itemCondition: `${context}/UsedCondition`,
      seller: { '@id': dealerId(site), '@type': 'AutoDealer', name: site.brand },
    },
  } satisfies WithContext<MergeLeafTypes<[ProductLeaf, CarLeaf]>>;
}

export type Crumb = { name: string; path: string };

/** The way from the home page to an inner page. */
export function breadcrumbData(site: Site, crumbs: readonly Crumb[]) {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteAddress(site, path),
    })),
  } satisfies WithContext<BreadcrumbList>;
}

/** JSON that cannot end the script element it is written into. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function dealerId(site: Site): string {
  return `${site.origin}/#dealer`;
}
