import type { Body, CarDetail, Fuel } from '../cars/car.ts';
import { feedFile, picturePath } from '../cars/pictures.ts';
import { absoluteUrl } from '../dealer/page-metadata.ts';
import type { Site } from '../dealer/site.ts';
import { carData } from './car-data.ts';
import { dealerData } from './dealer-data.ts';

type OwnFacts = { trim?: string | undefined; vin?: string | undefined };

/** By the id of each car for sale. */
export type FeedFacts = Readonly<Record<string, OwnFacts>>;

type Facts = {
  own: OwnFacts;
  car: CarDetail;
  data: ReturnType<typeof carData>;
  dealer: ReturnType<typeof dealerData>;
  image: string;
};

/**
 * The columns of Meta's vehicle catalogue and Google's vehicle ads, filled from a car's structured data. Both services
 * ignore unknown columns. Three columns are left out because the services expect different values: `condition` ('GOOD' or
 * 'used'), `mileage` (JSON or '41300 km') and the optional `availability` ('AVAILABLE' or 'in_stock'). In Google's account,
 * rules can set the first two. The stock has no data for Google's store code and vehicle fulfilment.
 * https://developers.facebook.com/docs/marketing-api/auto-ads/reference
 * https://support.google.com/merchants/answer/11192663
 */
const columns: Readonly<Record<string, (facts: Facts) => string | number>> = {
  vehicle_id: ({ data }) => data.sku,
  id: ({ data }) => data.sku,
  title: ({ data }) => data.name,
  description: ({ data }) => data.description,
  url: ({ data }) => data.url,
  link: ({ data }) => data.url,
  make: ({ data }) => data.brand.name,
  brand: ({ data }) => data.brand.name,
  model: ({ data, own }) => (own.trim ? data.model.slice(0, -own.trim.length - 1) : data.model),
  trim: ({ own }) => own.trim ?? '',
  vin: ({ own }) => own.vin ?? '',
  year: ({ data }) => data.vehicleModelDate,
  price: ({ data }) => `${data.offers.price} ${data.offers.priceCurrency}`,
  state_of_vehicle: () => 'USED',
  'mileage.value': ({ data }) => data.mileageFromOdometer.value,
  'mileage.unit': () => 'KM',
  exterior_color: ({ data }) => data.color,
  color: ({ data }) => data.color,
  transmission: ({ data }) => data.vehicleTransmission.toUpperCase(),
  fuel_type: ({ car }) => fuelTypes[car.fuel] ?? 'OTHER',
  body_style: ({ car: { body } }) => (body ? (bodyStyles[body] ?? body.toUpperCase()) : 'OTHER'),
  image: ({ image }) => JSON.stringify([{ url: image }]),
  image_link: ({ image }) => image,
  'address.addr1': ({ dealer }) => dealer.address.streetAddress,
  'address.city': ({ dealer }) => dealer.address.addressLocality,
  'address.region': ({ dealer }) => dealer.address.addressRegion,
  'address.postal_code': ({ dealer }) => dealer.address.postalCode,
  'address.country': ({ dealer }) => dealer.address.addressCountry,
  latitude: ({ dealer }) => dealer.geo.latitude,
  longitude: ({ dealer }) => dealer.geo.longitude,
  // 'Cars, Trucks & Vans' in Google's product taxonomy.
  google_product_category: () => '916',
};

/** Meta has no value for CNG and LPG. */
const fuelTypes: Readonly<Partial<Record<Fuel, string>>> = {
  Petrol: 'GASOLINE',
  Diesel: 'DIESEL',
  Electric: 'ELECTRIC',
  Hybrid: 'HYBRID',
};

/** Meta's values that differ from ours in more than case. */
const bodyStyles: Readonly<Partial<Record<Body, string>>> = {
  'Compact SUV': 'SUV',
  MPV: 'MINIVAN',
  Pickup: 'TRUCK',
};

export function vehicleRows(site: Site, cars: readonly CarDetail[], feedFacts: FeedFacts): string[][] {
  const dealer = dealerData(site);
  const rows = cars.map((car) => {
    const image = absoluteUrl(site, picturePath(car, 1, feedFile));
    const facts = { own: feedFacts[car.id] ?? {}, car, data: carData(site, car), dealer, image };
    return Object.values(columns).map((cellOf) => String(cellOf(facts)));
  });
  return [Object.keys(columns), ...rows];
}
