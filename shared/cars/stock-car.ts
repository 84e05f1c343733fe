import type { CarDetail, Listing } from './car.ts';
import { offerTerms } from './offer.ts';
import type { Offer } from './offer.ts';
import type { Inspection, InspectionSheet } from '../inspection/inspection.ts';
import { inspectionSummary } from '../inspection/inspection.ts';
import { picturePath } from './pictures.ts';
import type { CarPictures } from './pictures.ts';

/** What a car's file in the stock folder says. */
export type StockCar = Omit<
  CarDetail,
  | 'image'
  | 'images'
  | 'pictures'
  | 'description'
  | 'specs'
  | 'economy'
  | 'boot'
  | 'inspected'
  | 'inspection'
  | 'card'
  | 'offer'
> & {
  /** In place of the dealer's terms. */
  offer?: Offer;
  inspection?: Inspection;
  /** True: the site does not have it yet. */
  draft?: boolean;
  /** False: it has a page, but is in no list. */
  listed?: boolean;
  /** What the page says otherwise than the lists. */
  onPage?: Partial<Pick<CarDetail, 'make' | 'model' | 'year' | 'price' | 'originalPrice' | 'mileage'>>;
  /** The number plate: kept for the dealer, shown nowhere, and in no file that a browser gets. */
  registration?: string;
  /** The day since when it is for sale, '2026-11-22'. */
  added?: string;
  /** The day on which the file or the pictures last changed, likewise. */
  changed?: string;
  description?: string;
  specs?: CarDetail['specs'];
};

/** As it is sent to the browser; the addresses of the pictures follow from it. */
export type ListingFacts = Omit<Listing, 'image'>;
export type PageFacts = Omit<CarDetail, 'image' | 'images'>;

/** What the lists say of a car, or undefined for one that is in none. */
export function listingFacts(car: StockCar, pictures: CarPictures): ListingFacts | undefined {
  return car.listed === false || car.sold ? undefined : { ...saleFacts(car), pictures };
}

/** The same of a car that is for sale and has a page, but is in no list: a visitor may mark it and ask about it. */
export function unlistedFacts(car: StockCar, pictures: CarPictures): ListingFacts | undefined {
  const isOne = car.listed === false && car.page !== false && !car.sold;
  return isOne ? { ...saleFacts(car), ...car.onPage, pictures } : undefined;
}

type PageExtras = {
  /** The dealer's terms; a car's own replace them. */
  offer?: Offer | undefined;
  sheet?: InspectionSheet | undefined;
  card?: string | undefined;
};

/** What the page of a car says, or undefined for one without. */
export function pageFacts(
  car: StockCar,
  pictures: CarPictures,
  { offer: terms, sheet, card = '' }: PageExtras = {},
): PageFacts | undefined {
  if (car.page === false) return undefined;
  const { onPage, description = '', specs = {}, body, sold } = car;
  const offer = offerTerms({ ...terms, ...car.offer }, onPage?.price ?? car.price);
  return {
    ...listedFacts(car),
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

export function listingOf(facts: ListingFacts): Listing {
  return { ...facts, image: picturePath(facts, 1) };
}

export function detailOf(facts: PageFacts): CarDetail {
  const images = Array.from({ length: facts.pictures.count }, (_, index) => picturePath(facts, index + 1));
  return { ...facts, image: picturePath(facts, 1), images };
}

// By name, so that nothing gets to the browser because somebody forgot to leave it out.
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
  'page',
] as const satisfies readonly (keyof StockCar & keyof Listing)[];

type ListedFields = Pick<StockCar, (typeof listedFields)[number]>;

function saleFacts(car: StockCar) {
  const { mileage: economy, bootSpace: boot } = car.specs ?? {};
  const { body, features, inspection } = car;
  return {
    ...listedFacts(car),
    ...(economy && { economy }),
    ...(boot && { boot }),
    ...(body && { body }),
    ...(features && { features }),
    ...(inspection && { inspected: inspectionSummary(inspection) }),
  };
}

function listedFacts(car: StockCar): ListedFields {
  const named = listedFields.flatMap((field) => (car[field] === undefined ? [] : [[field, car[field]]]));
  return Object.fromEntries(named) as ListedFields;
}
