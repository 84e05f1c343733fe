import { inspectionSummary, type InspectionSheet } from '../inspection/inspection.ts';
import { seatsIn } from './brochure-figures.ts';
import type { CarFile } from './car-schema.ts';
import type { CarDetail, Listing } from './car.ts';
import type { CarPictures } from './pictures.ts';

/** A car's file that has every field that the site shows. */
export type StockCar = CarFile & Pick<CarDetail, 'price' | 'transmission' | 'owner' | 'color'>;

/** A car as the lists show it; undefined if it is not in the list. */
export function listingOf(car: StockCar, pictures: CarPictures): Listing | undefined {
  return car.listed === false || car.sold ? undefined : { ...listingFields(car), pictures };
}

export function unlistedOf(car: StockCar, pictures: CarPictures): Listing | undefined {
  const isUnlisted = car.listed === false && car.page !== false && !car.sold;
  return isUnlisted ? { ...listingFields(car), ...car.onPage, pictures } : undefined;
}

export function detailOf(
  car: StockCar,
  pictures: CarPictures,
  { sheet, card = '' }: { sheet?: InspectionSheet | undefined; card?: string | undefined } = {},
): CarDetail | undefined {
  if (car.page === false) return undefined;
  const { onPage, description = '', specs = {}, offer, sold } = car;
  return {
    ...pickListedFields(car),
    ...onPage,
    pictures,
    card,
    description,
    specs,
    ...(sheet && { inspection: sheet }),
    ...(offer && { offer }),
    ...(sold && { sold }),
  };
}

// An allowlist, so that no other field reaches the browser by accident.
const listedFields = [
  'id',
  'make',
  'model',
  'year',
  'price',
  'originalPrice',
  'mileage',
  'fuel',
  'transmission',
  'owner',
  'additionalInfo',
  'featured',
  'color',
  'body',
  'emissionNorm',
  'insurance',
  'photographs',
] as const satisfies readonly (keyof StockCar & keyof Listing)[];

function listingFields(car: StockCar) {
  const { mileage: economy, bootSpace: boot, seating } = car.specs ?? {};
  const seats = seatsIn(seating);
  const { inspection, page, features } = car;
  return {
    ...pickListedFields(car),
    ...(economy && { economy }),
    ...(boot && { boot }),
    ...(seats && { seats }),
    ...(inspection && { inspected: inspectionSummary(inspection) }),
    ...(page === false && { page }),
    ...(features && { features }),
  };
}

function pickListedFields(car: StockCar) {
  const named = listedFields.flatMap((field) => (car[field] === undefined ? [] : [[field, car[field]]]));
  return Object.fromEntries(named) as Pick<Listing, (typeof listedFields)[number]>;
}
