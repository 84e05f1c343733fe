import { inDealersWords } from '../../check/field-words.ts';
import { carFields, kinds } from '../../editing/car-fields.ts';

export type Column = {
  /** The field, or 'name' for a car's whole name, or 'variant' for the end of its model's. */
  field: string;
  /** True for 'Price (lakh)'. */
  isInLakhs: boolean;
};

/**
 * What dealers and portals call a field, in plain words: see plainName. Remarks and costs are missing, as they may not
 * be meant for buyers; so is the year of registration, which is not the year of manufacture.
 */
const names: Readonly<Record<string, string>> = {
  id: 'car id',
  name: 'car, car name, vehicle, vehicle name, title, make model, make and model, car model, full name',
  make: 'brand, company, manufacturer, maker, car make, car brand',
  model: 'model name',
  variant: 'trim, version, variant name, model variant',
  year: 'model year, make year, mfg, mfg year, manufacturing year, manufacture year, year of manufacture, year of mfg, yom',
  price: 'selling price, sale price, asking price, our price, demand, expected price',
  originalPrice: 'original price, previous price, earlier price, price before',
  mileage:
    'km, kms, kilometer, kilometers, kilometre, kilometres, km driven, kms driven, kilometers driven, kilometres driven, driven, driven km, driven kms, km run, kms run, run, running, odo, odometer, odometer reading, mileage km',
  fuel: 'fuel type, fuel used',
  transmission: 'gearbox, gear box, gear, gear type, transmission type',
  owner: 'owners, owner type, ownership, owner no, owner number, no of owners, number of owners',
  emissionNorm: 'bs, norm, emission, emission norm, emission standard',
  body: 'body type',
  color: 'colour, exterior color, exterior colour, body color, body colour, paint',
  registration:
    'reg no, regn no, reg number, registration no, registration number, plate, vehicle no, vehicle number, car no, car number',
  additionalInfo: 'additional info, highlight, key features',
  'specs.engine': 'engine',
  'specs.displacement': 'cc, engine cc, engine capacity, displacement',
  'specs.power': 'power, max power, bhp',
  'specs.torque': 'torque, max torque',
  'specs.mileage': 'fuel economy, economy, fuel efficiency, average, kmpl, mileage kmpl, mileage km ltr kg',
  'specs.seating': 'seats, seating, seating capacity, no of seats',
  'specs.drivetrain': 'drivetrain, drive type',
  'specs.bootSpace': 'boot, boot space',
  'specs.fuelTank': 'fuel tank, tank capacity',
  'specs.groundClearance': 'ground clearance',
};

const fieldsByName = new Map([
  ...Object.entries(names).flatMap(([field, list]) =>
    [field, ...list.split(', ')].map((name) => [plainName(name), field] as const),
  ),
  ...carFields.flatMap(({ name }) =>
    [name, inDealersWords(name)].map((word) => [plainName(word), name] as const),
  ),
]);

/** The field that a column's header names; undefined for an unknown one. */
export function columnCalled(header: string): Column | undefined {
  const plain = plainName(header);
  const isInLakhs = /\b(?:lakhs?|lacs?)$/.test(plain);
  const word = plain.replace(/(?: in)? (?:rs|inr|rupees|₹|lakhs?|lacs?)$/, '');
  const field = fieldsByName.get(plain) ?? fieldsByName.get(word);
  return field === undefined ? undefined : { field, isInLakhs };
}

/** The field that a dealer means by 'old-price' or 'km'; an unknown word stays as it is. */
export function fieldMeant(typed: string): string {
  const { field = typed } = columnCalled(typed) ?? {};
  return kinds.has(field) ? field : typed;
}

/** 'Selling_Price (Rs.)' and 'sellingPrice (rs)' are 'selling price rs'. */
function plainName(header: string): string {
  const words = header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  return words.replace(/[^\p{L}\p{M}\p{N}₹]+/gu, ' ').trim();
}
