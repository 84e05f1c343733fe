import type { Inspection } from '../inspection/inspection-schema.ts';
import { inspectionSummary, type InspectionSheet } from '../inspection/inspection.ts';
import { seatsIn } from './brochure-figures.ts';
import type { CarDetail, Listing } from './car.ts';
import type { CarPictures } from './pictures.ts';

export type StockCar = Omit<
  CarDetail,
  'pictures' | 'description' | 'specs' | 'economy' | 'boot' | 'seats' | 'inspected' | 'inspection' | 'card'
> &
  Partial<Pick<CarDetail, 'description' | 'specs'>> &
  Pick<Listing, 'features'> & {
    inspection?: Inspection;
    draft?: boolean;
    page?: boolean;
    /** False if the car has a page, but is not in the list. */
    listed?: boolean;
    /** Values that differ on the car's page from those in the list. */
    onPage?: Partial<Pick<CarDetail, 'make' | 'model' | 'year' | 'price' | 'originalPrice' | 'mileage'>>;
    /** The end of the model's name, 'VXI', for the feed only. */
    trim?: string;
    /** The chassis number, for the feed only; never sent to a browser. */
    vin?: string;
    /** The number plate, for the dealer only; never sent to a browser. */
    registration?: string;
    /** The first day on which the car was for sale, '2026-11-22'. */
    added?: string;
  };

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
  return Object.fromEntries(named) as Pick<StockCar, (typeof listedFields)[number]>;
}
