import type { InspectionSheet, InspectionSummary } from '../inspection/inspection.ts';
import type { Offer } from './offer.ts';
import type { CarPictures } from './pictures.ts';

/** A car's number: as in the path /car/47, and in the names of its files. */
export const carIdPattern = /^[1-9]\d{0,5}$/;

export const fuels = ['Petrol', 'Diesel', 'CNG', 'Petrol + CNG', 'Electric', 'Hybrid', 'LPG'] as const;
export type Fuel = (typeof fuels)[number];

export const transmissions = ['Manual', 'Automatic'] as const;
export type Transmission = (typeof transmissions)[number];

export const owners = ['1st', '2nd', '3rd', '4th'] as const;
export type Owner = (typeof owners)[number];

/** From the registration certificate. */
export const emissionNorms = ['BS-III', 'BS-IV', 'BS-VI'] as const;
export type EmissionNorm = (typeof emissionNorms)[number];

export const bodies = [
  'Hatchback',
  'Sedan',
  'Compact SUV',
  'SUV',
  'MPV',
  'Van',
  'Coupe',
  'Convertible',
  'Pickup',
] as const;
export type Body = (typeof bodies)[number];

/**
 * A car of the lists: all that home page, inventory, shortlist and search need of it. Every browser has those of all cars
 * for sale, so what only a car's page shows is in `CarDetail`.
 */
export type Listing = {
  id: string;
  make: string;
  model: string;
  year: number;
  /** Rupees. */
  price: number;
  /** Rupees; the struck-through price. */
  originalPrice?: number;
  /** Kilometres on the odometer. */
  mileage: number;
  /** How many there are, and their version: paths come from `picturePath`. */
  pictures: CarPictures;
  fuel: Fuel;
  transmission: Transmission;
  owner: Owner;
  /** Highlights, separated by ', '. */
  additionalInfo?: string;
  featured?: boolean;
  /** The paint's name; part of the picture's alternative text. */
  color: string;
  emissionNorm?: EmissionNorm;
  /** Fuel economy from the maker's brochure: '18.1 km/l (ARAI)'. */
  economy?: string;
  /** Luggage space, from the brochure too: '400 litres'. */
  boot?: string;
  /** '5', of the brochure's '5' or '5 seats'. */
  seats?: string;
  body?: Body;
  inspected?: InspectionSummary;
  /** True if the pictures are photographs of the car, not drawings. */
  photographs?: boolean;
  /** False if it has no page. */
  page?: false;
  /** Shown on no page, but found by a search that is understood. */
  features?: readonly string[];
};

/**
 * A car's page. It repeats the facts of the list, which may differ there: the sample's cars 8 and 11 have another price,
 * year or model in the list, as the specification wants. A car may have a page and be in no list, and the other way round.
 */
export type CarDetail = Omit<Listing, 'page' | 'features'> & {
  /** A hash of its share card. */
  card: string;
  description: string;
  specs: Specs;
  inspection?: InspectionSheet;
  /** What of the dealer's terms is different for this car. */
  offer?: Offer;
  /** The day of the sale, '2026-11-22'. */
  sold?: string;
};

/** From the maker's brochure; the union of both lists of keys in the specification. */
export type Specs = {
  engine?: string;
  power?: string;
  torque?: string;
  transmission?: string;
  drivetrain?: string;
  fuelType?: string;
  seating?: string;
  color?: string;
  displacement?: string;
  cylinders?: string;
  /** Fuel economy, not the odometer. */
  mileage?: string;
  bootSpace?: string;
  fuelTank?: string;
  dimensions?: string;
  safetyRating?: string;
  groundClearance?: string;
};
