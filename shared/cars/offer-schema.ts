import { z } from 'zod';
import { text, whole } from '../fields/fields.ts';

export const offerSchema = z
  .strictObject({
    warrantyMonths: whole('months', 0, 60).describe('0 for none'),
    warrantyKilometres: whole('kilometres', 500, 200_000),
    warrantyOn: text().describe("what it covers: 'engine and gearbox'"),
    returns: text().describe('until when the car can be returned'),
    transfer: text().describe('who transfers the RC'),
    transferDays: whole('days', 1, 365).describe("until the buyer's name is on the RC"),
    delivery: text().describe("to the buyer's door: where, and for how much"),
    noc: text().describe('Form 28, for a car that leaves the state: who gets it, and in how many days'),
    secondKey: text().describe("what you do if a car has one key: 'we get a second one cut'"),
    documents: text().describe('the papers that the buyer gets'),
    transferFee: whole('rupees', 0, 500_000).describe('rupees, not in the price'),
    insurance: whole('rupees', 0, 500_000).describe('rupees for the first year, not in the price'),
  })
  .partial();

export type Offer = z.infer<typeof offerSchema>;
