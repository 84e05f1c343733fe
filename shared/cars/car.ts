import type { InspectionSheet, InspectionSummary } from '../inspection/inspection.ts';
import type { Insurance } from './insurance.ts';
import type { Offer } from './offer-schema.ts';
import type { CarPictures } from './pictures.ts';
import type { Specs } from './specs-schema.ts';

/** A car's number, as in the path /car/47 and in the names of its files. */
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
 * A car in the lists: what the home page, the inventory, the shortlist and the search need. Every browser loads the
 * listings of all cars for sale, so fields that only a car's own page shows are in `CarDetail`.
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
  /** The number of pictures and their version; `picturePath` returns the paths. */
  pictures: CarPictures;
  fuel: Fuel;
  transmission: Transmission;
  owner: Owner;
  /** Highlights, separated by ', '. */
  additionalInfo?: string;
  featured?: boolean;
  /** The name of the paint, also used in the pictures' alternative text. */
  color: string;
  emissionNorm?: EmissionNorm;
  /** Fuel economy from the maker's brochure: '18.1 km/l (ARAI)'. */
  economy?: string;
  /** Luggage space from the maker's brochure: '400 litres'. */
  boot?: string;
  /** '5' if the brochure says '5' or '5 seats'. */
  seats?: string;
  body?: Body;
  inspected?: InspectionSummary;
  insurance?: Insurance;
  /** True if the pictures are photographs of the car, not drawings. */
  photographs?: boolean;
  /** False if the car has no page. */
  page?: false;
  /** Shown on the car's page, and found by interpreted searches. */
  features?: readonly string[];
};

/**
 * A car as its page shows it. The facts may differ from those in the list: the specification gives the sample's cars 8 and
 * 11 another price, year or model there. Some cars have a page but no place in the list, and vice versa.
 */
export type CarDetail = Omit<Listing, 'page' | 'features'> & {
  /** A hash of the share card. */
  card: string;
  description: string;
  specs: Specs;
  inspection?: InspectionSheet;
  /** The terms that differ from the dealer's usual offer. */
  offer?: Offer;
  /** The day of the sale, '2026-11-22'. */
  sold?: string;
};
