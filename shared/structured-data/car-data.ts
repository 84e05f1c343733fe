import type { CarLeaf, MergeLeafTypes, ProductLeaf, WithContext } from 'schema-dts';
import { litresIn, seatsIn } from '../cars/brochure-figures.ts';
import type { CarDetail } from '../cars/car.ts';
import { picturePaths } from '../cars/pictures.ts';
import { absoluteUrl, dealerId } from '../dealer/page-metadata.ts';
import type { Site } from '../dealer/site.ts';
import { carTitle } from '../format.ts';
import { engineData } from './engine-data.ts';
import { breadcrumbData } from './list-data.ts';

export function carPageData(site: Site, car: CarDetail) {
  const crumbs = [
    { name: 'Inventory', path: '/inventory' },
    { name: carTitle(car), path: `/car/${car.id}` },
  ];
  return [carData(site, car), breadcrumbData(site, crumbs)];
}

/** The vehicle identification number is private, so it is left out. */
export function carData(site: Site, car: CarDetail) {
  const url = absoluteUrl(site, `/car/${car.id}`);
  const fuels = car.fuel.split(' + ');
  const seats = seatsIn(car.specs.seating);
  const litres = litresIn(car.specs.bootSpace);
  const engine = engineData(car.specs);
  const faults = car.inspection?.faults.map(({ place, what }) => `${place}: ${what}`).join('; ');
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'Car'],
    '@id': `${url}#car`,
    name: carTitle(car),
    url,
    image: picturePaths(car).map((path) => absoluteUrl(site, path)),
    description: car.description,
    sku: car.id,
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    vehicleModelDate: String(car.year),
    itemCondition: 'https://schema.org/UsedCondition',
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: car.mileage, unitCode: 'KMT' },
    numberOfPreviousOwners: parseInt(car.owner, 10),
    fuelType: fuels.length > 1 ? fuels : car.fuel,
    vehicleTransmission: car.transmission,
    color: car.color,
    ...(car.body && { bodyType: car.body }),
    ...(seats && { vehicleSeatingCapacity: Number(seats) }),
    ...(litres && { cargoVolume: { '@type': 'QuantitativeValue', value: litres, unitCode: 'LTR' } }),
    ...(engine && { vehicleEngine: engine }),
    ...(faults && { knownVehicleDamages: faults }),
    offers: {
      '@type': 'Offer',
      url,
      price: car.price,
      priceCurrency: 'INR',
      availability: car.sold ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      seller: { '@id': dealerId(site), '@type': 'AutoDealer', name: site.brand },
    },
  } satisfies WithContext<MergeLeafTypes<[ProductLeaf, CarLeaf]>>;
}
