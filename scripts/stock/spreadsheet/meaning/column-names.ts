import { inDealersWords } from '../../check/field-words.ts';
import { carFields, kinds } from '../../editing/car-fields.ts';
import { nearest } from '../../schemas/nearest.ts';

export type Column = {
  /** A field of a car, or one of the names below that are read together with others. */
  field: string;
  /** What its bare figures count: 'lakh', 'bhp', 'mile'; '' for rupees and kilometres. */
  unit: string;
};

/**
 * What dealers, portals and feeds call a field; see plainName for what does not matter. Remarks and costs are missing, as
 * they may not be meant for buyers.
 */
const names: Readonly<Record<string, string>> = {
  id: 'car id',
  // Brand and model in one.
  name: 'car, car name, vehicle, vehicle name, title, make model, make and model, car model, full name, full model name',
  make: 'brand, company, manufacturer, maker, oem, car make, car brand, vehicle brand',
  model: 'model name, vehicle model',
  // The end of a model's name.
  variant: 'trim, version, variant name, model variant, car variant',
  year: 'model year, make year, mfg, mfg year, manufacturing year, manufacture year, year of manufacture, year of mfg, yom',
  // The year, where there is none of manufacture.
  registrationYear: 'reg year, regn year, registration year, year of registration, registered year',
  price:
    'selling price, sale price, asking price, ask price, our price, final price, listed price, listing price, demand, expected price, ask for price',
  originalPrice: 'original price, previous price, earlier price, price before',
  mileage:
    'km, kilometer, kilometre, km driven, kilometer driven, kilometre driven, kmsdriven, driven, driven km, km run, run, running, odo, odometer, odometer reading, km reading, distance, distance travelled, distance traveled, mileage km, mileage value',
  'mileage.unit': 'mileage unit',
  fuel: 'fuel type, fuel used',
  // Of a feed, whose numbers are not the stock's.
  pictureLink: 'image link, image url, image 0 url',
  // Yes or no, beside a fuel.
  cngKit: 'cng kit, cng',
  transmission: 'gearbox, gear box, gear, gear type, transmission type',
  owner:
    'owner type, ownership, owner no, owner number, owner count, no of owner, number of owner, total owner, previous owner',
  emissionNorm: 'bs, norm, emission, emission norm, emission standard',
  body: 'body type, body style',
  color: 'colour, exterior color, exterior colour, body color, body colour, paint',
  registration:
    'reg no, regn no, reg number, registration no, registration number, plate, vehicle no, vehicle number, car no, car number',
  additionalInfo: 'additional info, highlight, key feature',
  'specs.engine': 'engine',
  'specs.displacement': 'cc, engine cc, engine capacity, displacement',
  'specs.power': 'power, max power, bhp, hp',
  'specs.torque': 'torque, max torque',
  'specs.mileage': 'fuel economy, economy, fuel efficiency, average, kmpl, mileage kmpl, mileage km ltr kg',
  'specs.seating': 'seat, seating, seating capacity, no of seat',
  'specs.drivetrain': 'drivetrain, drive type',
  'specs.bootSpace': 'boot, boot space',
  'specs.fuelTank': 'fuel tank, fuel tank capacity, tank capacity',
  'specs.groundClearance': 'ground clearance',
};

const fieldsByName = new Map([
  ...Object.entries(names).flatMap(([field, list]) =>
    [field, ...list.split(', ')].map((name) => [joined(plainName(name)), field] as const),
  ),
  ...carFields.flatMap(({ name }) =>
    [name, inDealersWords(name)].map((word) => [joined(plainName(word)), name] as const),
  ),
]);

const endingUnit =
  /(?:^| )(?:(?:in|rs|inr|rupee|₹) )*(lakh|lac|crore|cr|thousand|mile|mi|bhp|hp|ps|cc|kmpl|nm|litre|liter|ltr|km|kilomet(?:er|re)|rs|inr|rupee|₹)$/;

/** The field that a column's header names; undefined for an unknown one. */
export function columnCalled(header: string): Column | undefined {
  const plain = plainName(header);
  const field = fieldsByName.get(joined(plain)) ?? fieldsByName.get(joined(plain.replace(endingUnit, '')));
  const unit = endingUnit.exec(plain)?.[1]?.replace(/^(?:li.*|ltr|km|kilo.*|rs|inr|rupee|₹)$/, '') ?? '';
  return field === undefined ? undefined : { field, unit };
}

/** What an unknown header may be, in dealer's words; undefined if no field's name is nearly the same. */
export function likelyField(header: string): string | undefined {
  const name = joined(plainName(header));
  const candidates = [...fieldsByName.keys()].filter((known) => known.length > 3);
  const near = nearest(name, candidates, Math.max(1, Math.floor(name.length / 5)));
  const field = near === undefined || near === name ? undefined : fieldsByName.get(near);
  return field !== undefined && kinds.has(field) ? inDealersWords(field) : undefined;
}

/** The field that a dealer means by 'old-price' or 'km'; an unknown word stays as it is. */
export function fieldMeant(typed: string): string {
  const { field = typed } = columnCalled(typed) ?? {};
  return kinds.has(field) ? field : typed;
}

/** 'Selling_Prices (Rs.)' and 'sellingPrice (rs)' are 'selling price rs'. */
function plainName(header: string): string {
  const words = header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  const plain = words.replace(/[^\p{L}\p{M}\p{N}₹]+/gu, ' ').trim();
  // The plural; 'rs' and 'bs' are none.
  return plain.replace(/(?<=\p{L}\p{L})s(?= |$)/gu, '');
}

/** 'kmdriven' is 'km driven'. */
function joined(plain: string): string {
  return plain.replaceAll(' ', '');
}
