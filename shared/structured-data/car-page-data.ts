import type { CarDetail } from '../cars/car.ts';
import { carTitle } from '../format.ts';
import type { Site } from '../site.ts';
import { breadcrumbData } from './breadcrumb-data.ts';
import { carData } from './car-data.ts';

/** The structured data of a car's page, whether the car is for sale or sold. */
export function carPageData(site: Site, car: CarDetail) {
  const crumbs = [
    { name: 'Inventory', path: '/inventory' },
    { name: carTitle(car), path: `/car/${car.id}` },
  ];
  return [carData(site, car), breadcrumbData(site, crumbs)];
}
