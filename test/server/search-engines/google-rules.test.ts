import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { jsonLd } from '../html.ts';
import { makeApp } from '../make-app.ts';

type Rules = {
  type: string;
  /** Under https://developers.google.com/search/docs/appearance/. */
  document: string;
  /** As of Google's changelog of these documents. */
  asOf: string;
  pages: string[];
  required: string[];
  /** The recommended ones that the site has values for. */
  recommended: string[];
};

const rules: Rules[] = [
  {
    type: 'AutoDealer',
    document: 'structured-data/local-business',
    asOf: '2025-11-03',
    pages: ['/', '/contact'],
    required: ['name', 'address.streetAddress', 'address.addressLocality', 'address.addressRegion'],
    recommended: [
      'address.postalCode',
      'address.addressCountry',
      'geo.latitude',
      'geo.longitude',
      'openingHoursSpecification.0.opens',
      'openingHoursSpecification.0.closes',
      'openingHoursSpecification.0.dayOfWeek',
      'priceRange',
      'telephone',
      'url',
      // From the document structured-data/organization.
      'logo',
      'image',
      'email',
    ],
  },
  {
    type: 'WebSite',
    document: 'site-names',
    asOf: '2025-11-03',
    pages: ['/'],
    required: ['name', 'url'],
    recommended: [],
  },
  {
    type: 'Product',
    document: 'structured-data/product-snippet',
    asOf: '2025-11-03',
    pages: ['/car/1', '/car/38', '/car/46'],
    required: ['name', 'offers.price'],
    recommended: ['offers.priceCurrency', 'offers.availability', 'offers.url'],
  },
  {
    // Published until June 2025, and still the only list that Google gave for a car.
    type: 'Car',
    document: 'structured-data/vehicle-listing',
    asOf: '2025-09-09',
    pages: ['/car/1', '/car/38', '/car/46'],
    required: [
      'brand.name',
      'image.0',
      'itemCondition',
      'mileageFromOdometer.value',
      'mileageFromOdometer.unitCode',
      'model',
      'name',
      'offers.availability',
      'offers.price',
      'offers.priceCurrency',
      'url',
      'vehicleModelDate',
    ],
    recommended: ['bodyType', 'color', 'fuelType', 'vehicleEngine.name', 'vehicleSeatingCapacity'],
  },
  {
    type: 'BreadcrumbList',
    document: 'structured-data/breadcrumb',
    asOf: '2025-11-03',
    pages: ['/inventory', '/car/1', '/about', '/contact'],
    required: ['itemListElement.0.position', 'itemListElement.0.name', 'itemListElement.1.item'],
    recommended: [],
  },
];

const { app } = makeApp();

describe.each(rules)('Google’s $document document, as of $asOf', ({ type, pages, ...properties }) => {
  it.each(pages)(`requires nothing of a ${type} that is missing on %s`, async (page) => {
    const { text } = await request(app).get(page);
    const [data] = jsonLd(text).filter((one) => [one['@type']].flat().includes(type));
    const missing = [...properties.required, ...properties.recommended].filter(
      (property) => !valueAt(data, property),
    );
    expect(missing).toEqual([]);
  });
});

function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data);
}
