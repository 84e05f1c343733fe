import { z } from 'zod';
import { day, matching, oneOf, text, whole, yesOrNo } from '../fields/fields.ts';
import { shown } from '../fields/line-of-text.ts';
import { inspectionSchema } from '../inspection/inspection-schema.ts';
import { bodies, carIdPattern, emissionNorms, fuels, owners, transmissions } from './car.ts';
import { insuranceKinds } from './insurance.ts';
import { offerSchema } from './offer-schema.ts';
import { specsSchema } from './specs-schema.ts';

const price = whole('rupees', 30_000, 20_000_000);
const year = whole('years', 1990, 2100);
const mileage = whole('kilometres', 0, 1_000_000);

// ISO 3779 leaves out I, O and Q.
const vinPattern = /^[A-HJ-NPR-Z0-9]{17}$/;
const vinWanted = '17 capital letters and digits without I, O and Q, such as "MA3EWB22S00123456"';

const insurance = z
  .strictObject({
    kind: oneOf(insuranceKinds),
    until: day().describe('the last day of the cover').exactOptional(),
  })
  .refine(({ kind, until }) => ['festive', 'none'].includes(kind) || until !== undefined, {
    path: ['until'],
    error: 'is missing; add the last day of the cover',
  });

const onPage = z
  .strictObject({ make: text(40), model: text(60), year, price, originalPrice: price, mileage })
  .exactPartial();

export const neededToShow = ['price', 'transmission', 'owner', 'color', 'description'] as const;

export const carSchema = (latestYear: number) =>
  z
    .strictObject({
      $schema: text().optional(),
      id: matching(carIdPattern, 'a number of up to six digits').describe('as in the path /car/47'),
      make: text(40),
      model: text(60),
      trim: text(60).describe("the end of the model's name, such as VXI; for adverts").optional(),
      year: year
        .refine((value) => value <= latestYear, {
          error: ({ input }) => `${shown(input)} is later than next year; write a year up to ${latestYear}`,
        })
        .describe('of manufacture'),
      price: price.describe('rupees').optional(),
      originalPrice: price.describe('rupees; the higher price that is struck through').optional(),
      mileage: mileage.describe('kilometres on the odometer'),
      fuel: oneOf(fuels),
      transmission: oneOf(transmissions).optional(),
      owner: oneOf(owners).optional(),
      emissionNorm: oneOf(emissionNorms).describe('on the RC').optional(),
      body: oneOf(bodies).describe('similar cars have the same body or fuel').optional(),
      color: text(40).describe("the paint's name").optional(),
      vin: matching(vinPattern, vinWanted).describe('the VIN, for adverts; shown on no page').optional(),
      registration: text(20).describe('the number plate: shown nowhere').optional(),
      featured: yesOrNo().describe('first in the lists, and on the home page').optional(),
      additionalInfo: text(400).describe("highlights, separated by ', '").optional(),
      photographs: yesOrNo().describe('the pictures show the car itself').optional(),
      added: day().describe('for sale since').optional(),
      sold: day().describe('sold on; the car is no longer in the lists').optional(),
      draft: yesOrNo().describe('true: it is not on the site yet').optional(),
      listed: yesOrNo().describe('false: it has a page, but is not in the lists').optional(),
      page: yesOrNo().describe('false: it is in the lists, but has no page').optional(),
      onPage: onPage.describe('values of its page that differ from the lists').optional(),
      description: text(3000).describe('what you would tell a buyer on the phone').optional(),
      specs: specsSchema.optional(),
      inspection: inspectionSchema.describe('what the inspection found').optional(),
      insurance: insurance.describe('of this car; without it, its page says nothing about it').optional(),
      offer: offerSchema.describe('replaces the general offer for this car').optional(),
      features: z.array(text(100)).optional(),
    })
    .refine(({ price, originalPrice }) => !(Number(originalPrice) <= Number(price)), {
      path: ['originalPrice'],
      when: () => true,
      error: 'is not above the price; write the higher price, or delete the line',
    })
    .refine(({ trim, model, onPage }) => !trim || (onPage?.model ?? model).endsWith(` ${trim}`), {
      path: ['trim'],
      error: "is not the end of the model's name; write its last part, or delete the line",
    })
    .check(...neededToShow.map(isPresent));

/** A draft may lack some fields that the site shows. */
export type CarFile = z.infer<ReturnType<typeof carSchema>>;

type Needed = (typeof neededToShow)[number];
type UncheckedCar = Partial<Record<Needed | 'draft' | 'page', unknown>>;

function isPresent(field: Needed) {
  const remedy = field === 'description' ? 'write what you would tell a buyer on the phone' : 'add it';
  const isOptional = (car: UncheckedCar) =>
    car.draft === true || (field === 'description' && car.page === false);
  return z.refine<UncheckedCar>((car) => isOptional(car) || car[field] !== undefined, {
    path: [field],
    when: () => true,
    error: `is missing; ${remedy}`,
  });
}
