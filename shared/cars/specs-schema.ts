import { z } from 'zod';
import { matching, text } from '../fields/fields.ts';
import { litresPattern, seatsPattern } from './brochure-figures.ts';

/** From the maker's brochure. The keys are those of both lists in the specification. */
export const specsSchema = z
  .strictObject({
    engine: text(100),
    displacement: text(100),
    cylinders: text(100),
    power: text(100),
    torque: text(100),
    transmission: text(100),
    drivetrain: text(100),
    fuelType: text(100),
    mileage: text(100).describe('fuel economy, such as 18.6 km/l'),
    seating: matching(seatsPattern, 'a number of seats, such as "5"', 100),
    color: text(100),
    dimensions: text(100),
    bootSpace: matching(litresPattern, 'a number of litres, such as "400 litres"', 100).describe(
      'for a car with CNG what the cylinder leaves',
    ),
    fuelTank: text(100),
    groundClearance: text(100),
    safetyRating: text(100),
  })
  .exactPartial();

export type Specs = z.infer<typeof specsSchema>;
