export type Fuel = 'CNG' | 'Petrol' | 'Diesel' | 'Petrol + CNG';
export type Transmission = 'Manual' | 'Automatic';
export type Owner = '1st' | '2nd' | '3rd' | '4th';

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
  fuel: Fuel;
  transmission: Transmission;
  owner: Owner;
  /** The number plate: kept for the dealer, shown nowhere. */
  registration?: string;
  /** Highlights, separated by ', '. */
  additionalInfo?: string;
  featured?: boolean;
  /** The paint's name, which the picture's alternative text tells. */
  color: string;
};

/** A car as its own page shows it. */
export type CarDetail = Listing & {
  /** Addresses of the pictures, the main one first. */
  images: string[];
  /** 80 to 140 words. */
  description: string;
  specs: Specs;
  features?: string[];
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
