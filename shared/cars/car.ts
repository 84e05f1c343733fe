import type { OfferTerms } from './offer.ts';
import type { InspectionSheet, InspectionSummary } from '../inspection/inspection.ts';
import type { CarPictures } from './pictures.ts';

export const fuels = ['Petrol', 'Diesel', 'CNG', 'Petrol + CNG', 'Electric', 'Hybrid', 'LPG'] as const;
export type Fuel = (typeof fuels)[number];

export const transmissions = ['Manual', 'Automatic'] as const;
export type Transmission = (typeof transmissions)[number];

export const owners = ['1st', '2nd', '3rd', '4th'] as const;
export type Owner = (typeof owners)[number];

/** As on the registration certificate. */
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

/** A car as the home page and the inventory list it. */
export type Listing = {
  id: string;
  make: string;
  model: string;
  year: number;
  /** Rupees. */
  price: number;
  /** Rupees; the higher price that is struck through. */
  originalPrice?: number;
  /** Kilometres on the odometer. */
  mileage: number;
  /** Address of the main picture. */
  image: string;
  pictures: CarPictures;
  fuel: Fuel;
  transmission: Transmission;
  owner: Owner;
  /** Highlights, separated by ', '. */
  additionalInfo?: string;
  featured?: boolean;
  /** The paint's name, which the picture's alternative text tells. */
  color: string;
  emissionNorm?: EmissionNorm;
  /** Fuel economy as printed in the maker's brochure, where known: '18.1 km/l (ARAI)'. */
  economy?: string;
  /** Luggage space, likewise: '400 litres'. */
  boot?: string;
  body?: Body;
  /** A search looks at them; no page shows them. */
  features?: readonly string[];
  inspected?: InspectionSummary;
  /** True when the pictures show the car itself; otherwise they are drawn. */
  photographs?: boolean;
  /** False: it has no page of its own. */
  page?: boolean;
};

/** A car as its own page shows it. */
export type CarDetail = Listing & {
  /** Addresses of the pictures, the main one first. */
  images: string[];
  /** The version of its share card. */
  card: string;
  description: string;
  specs: Specs;
  inspection?: InspectionSheet;
  /** What a buyer gets and pays: the dealer's terms, with those of this car in their place. */
  offer?: OfferTerms;
  /** The day on which it was sold, '2026-11-22'. */
  sold?: string;
};

/** As printed in the maker's brochure; the union of both lists of keys in the specification. */
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
