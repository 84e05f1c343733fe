import { z } from 'zod';
import { bodies, emissionNorms, fuels, owners, transmissions } from '../../../shared/cars/car.ts';
import type { StockCar } from '../../../shared/cars/stock-car.ts';
import { day, matching, oneOf, shown, text, whole, yesOrNo } from '../check/fields.ts';

const price = whole('rupees', 30_000, 20_000_000);
const year = whole('years', 1990, 2100);
const mileage = whole('kilometres', 0, 1_000_000);

const specs = z.strictObject({
  engine: text().optional(),
  displacement: text().optional(),
  cylinders: text().optional(),
  power: text().optional(),
  torque: text().optional(),
  transmission: text().optional(),
  drivetrain: text().optional(),
  fuelType: text().optional(),
  mileage: text().describe('fuel economy, such as 18.6 km/l').optional(),
  seating: text().optional(),
  color: text().optional(),
  dimensions: text().optional(),
  bootSpace: text().optional(),
  fuelTank: text().optional(),
  groundClearance: text().optional(),
  safetyRating: text().optional(),
});

const onPage = z
  .strictObject({ make: text(), model: text(), year, price, originalPrice: price, mileage })
  .partial();

type Expected = { id: string; latestYear: number };

/** What a car's file may say. `id` is the file's name. */
export const carSchema = (expected: Expected) =>
  z
    .strictObject({
      $schema: text().optional(),
      id: matching(/^[1-9]\d{0,5}$/, 'a number of up to six digits')
        .refine((id) => id === expected.id, {
          error: ({ input }) =>
            `${shown(input)} is not the file's name; write "${expected.id}", or rename the file`,
        })
        .describe('as in the address /car/47'),
      make: text(),
      model: text(),
      year: year
        .refine((value) => value <= expected.latestYear, {
          error: ({ input }) =>
            `${shown(input)} is later than next year; write a year up to ${expected.latestYear}`,
        })
        .describe('of manufacture'),
      price: price.describe('rupees'),
      originalPrice: price.describe('rupees; the higher price that is struck through').optional(),
      mileage: mileage.describe('kilometres on the odometer'),
      fuel: oneOf(fuels),
      transmission: oneOf(transmissions),
      owner: oneOf(owners),
      emissionNorm: oneOf(emissionNorms).describe('on the registration certificate').optional(),
      body: oneOf(bodies).describe('what the similar cars below its page go by, beside the fuel').optional(),
      color: text().describe("the paint's name"),
      registration: text().describe('the number plate: shown nowhere').optional(),
      featured: yesOrNo().describe('stands first, and on the home page').optional(),
      additionalInfo: text().describe("highlights, separated by ', '").optional(),
      photographs: yesOrNo().describe('the pictures show the car itself').optional(),
      added: day().describe('for sale since').optional(),
      sold: day().describe('sold on: it is in no list any more').optional(),
      listed: yesOrNo().describe('false: it has a page, but is in no list').optional(),
      page: yesOrNo().describe('false: it is in the lists, but has no page').optional(),
      onPage: onPage.describe('what its page says otherwise than the lists').optional(),
      description: text().optional(),
      specs: specs.optional(),
      features: z.array(text()).optional(),
    })
    .refine(({ price, originalPrice }) => !(Number(originalPrice) <= price), {
      path: ['originalPrice'],
      when: () => true,
      error: ({ input }) => {
        const { price, originalPrice } = input as StockCar;
        return `${shown(originalPrice)} is not above the price of ${price}; write the higher price, or take the line out`;
      },
    })
    .refine(({ page, description }) => page === false || description !== undefined, {
      path: ['description'],
      when: () => true,
      error: 'is missing; write what you would tell a buyer on the telephone',
    });
