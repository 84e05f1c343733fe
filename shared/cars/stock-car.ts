import { inspectionSummary, type Inspection, type InspectionSheet } from '../inspection/inspection.ts';
import { seatsIn } from './brochure-figures.ts';
import type { CarDetail, Listing } from './car.ts';
import type { CarPictures } from './pictures.ts';

/** A car's file in the stock. */
export type StockCar = Omit<
  CarDetail,
  'pictures' | 'description' | 'specs' | 'economy' | 'boot' | 'seats' | 'inspected' | 'inspection' | 'card'
> & {
  inspection?: Inspection;
  /** True if the car is not on the site yet. */
  draft?: boolean;
  /** False if it has no page. */
  page?: boolean;
  /** False if it has a page, but is in no list. */
  listed?: boolean;
  /** Values of the page that differ from the lists'. */
  onPage?: Partial<Pick<CarDetail, 'make' | 'model' | 'year' | 'price' | 'originalPrice' | 'mileage'>>;
  /** The end of the model's name, 'VXI', for the feed alone. */
  trim?: string;
  /** The chassis number, for the feed alone: never sent to a browser. */
  vin?: string;
  /** The number plate, for the dealer only: never sent to a browser. */
  registration?: string;
  /** The first day on which it was for sale, '2026-11-22'. */
  added?: string;
  description?: string;
  specs?: CarDetail['specs'];
  /** Shown on no page, but found by a search that is understood. */
  features?: readonly string[];
};

/** A car as the lists show it; undefined if it is not listed. */
export function listingOf(car: StockCar, pictures: CarPictures): Listing | undefined {
  return car.listed === false || car.sold ? undefined : { ...listingFields(car), pictures };
}

/** The same for a car for sale that has a page, but is in no list. */
export function unlistedOf(car: StockCar, pictures: CarPictures): Listing | undefined {
  const isUnlisted = car.listed === false && car.page !== false && !car.sold;
  return isUnlisted ? { ...listingFields(car), ...car.onPage, pictures } : undefined;
}

type PageExtras = {
  sheet?: InspectionSheet | undefined;
  card?: string | undefined;
};

/** A car as its page shows it; undefined if it has no page. */
export function detailOf(
  car: StockCar,
  pictures: CarPictures,
  { sheet, card = '' }: PageExtras = {},
): CarDetail | undefined {
  if (car.page === false) return undefined;
  const { onPage, description = '', specs = {}, body, offer, sold } = car;
  return {
    ...pickListedFields(car),
    ...onPage,
    pictures,
    card,
    description,
    specs,
    ...(body && { body }),
    ...(sheet && { inspection: sheet }),
    ...(offer && { offer }),
    ...(sold && { sold }),
  };
}

// An allowlist, so that no other field is sent to the browser by accident.
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
  'emissionNorm',
  'photographs',
] as const satisfies readonly (keyof StockCar & keyof Listing)[];

type ListedFields = Pick<StockCar, (typeof listedFields)[number]>;

function listingFields(car: StockCar) {
  const { mileage: economy, bootSpace: boot, seating } = car.specs ?? {};
  const seats = seatsIn(seating);
  const { body, inspection, page, features } = car;
  return {
    ...pickListedFields(car),
    ...(economy && { economy }),
    ...(boot && { boot }),
    ...(seats && { seats }),
    ...(body && { body }),
    ...(inspection && { inspected: inspectionSummary(inspection) }),
    ...(page === false && { page }),
    ...(features && { features }),
  };
}

function pickListedFields(car: StockCar): ListedFields {
  const named = listedFields.flatMap((field) => (car[field] === undefined ? [] : [[field, car[field]]]));
  return Object.fromEntries(named) as ListedFields;
}
