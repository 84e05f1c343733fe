import { describe, expect, it } from 'vitest';
import { bodies, fuels, transmissions, type Listing } from '../../../../shared/cars/car.ts';
import { inSearchOrder, searchCars } from '../../../../shared/inventory/search/search-cars.ts';
import { understand } from '../../../../shared/inventory/search/understand.ts';
import { makeCar } from '../../../make-car.ts';

const maruti = { make: 'Maruti Suzuki' };
const honda = { make: 'Honda', transmission: 'Automatic' } as const;
const red = { color: 'Flame Red' };
const camera = { color: 'Burgundy Red', additionalInfo: 'Automatic Climate Control, Reverse Camera' };
const seven = {
  body: 'Compact SUV',
  seats: '7',
  additionalInfo: 'Automatic Climate Control, Red Stitching, Sunroof',
} as const;
const parts: Record<string, Partial<Listing>> = {
  creta: { make: 'Hyundai', model: 'Creta SX', year: 2020, price: 1_125_000, mileage: 38_500 },
  city: honda,
  alto: { ...maruti, model: 'Alto 800', year: 2014, price: 195_000, owner: '2nd', mileage: 61_000, ...red },
  dzire: { ...maruti, model: 'Dzire VXI', fuel: 'Petrol + CNG', price: 595_000, body: 'Sedan' },
  amaze: { ...honda, model: 'Amaze VX', year: 2018, price: 585_000, body: 'Sedan', ...camera },
  nexon: { make: 'Tata', model: 'Nexon XZ', year: 2020, price: 715_000, ...seven },
  wagonr: { ...maruti, model: 'Wagon R LXI', price: 445_000, additionalInfo: '7 Seater' },
};
const cars = Object.entries(parts).map(([id, part]) => makeCar({ id, ...part }));

const found = (search: string) => searchCars(cars, understand(search, cars)).map(({ id }) => id);
const read = (search: string) => understand(search, cars).map(({ label }) => label);

it.each([
  // Words match in any order and any field, also joined.
  ['amaze honda', 'amaze'],
  ['  Honda  ', 'city amaze'],
  ['wagon r', 'wagonr'],
  ['used honda cars in delhi', 'city amaze'],
  ['reverse camera', 'amaze'],
  ['sunroof', 'nexon'],
  ['honda lamborghini', ''],
  ['   ', 'creta city alto dzire amaze nexon wagonr'],
  // A single letter does not narrow a search while it is typed.
  ['h', 'creta city alto dzire amaze nexon wagonr'],
  // A prefix matches only if no car has the whole word.
  ['hy', 'creta'],
  // No car here says anything about insurance.
  ['honda insurance', 'city amaze'],
  // Prices, including the limit.
  ['under ₹5,00,000', 'alto wagonr'],
  ['5 lakh', 'alto wagonr'],
  ['5.9L', 'alto amaze wagonr'],
  ['between 3 and 6 lakhs', 'dzire amaze wagonr'],
  ['above 10 lakh', 'creta'],
  ['4.45-5.85 lakh', 'amaze wagonr'],
  ['over 0.1 cr', 'creta'],
  ['under 38,500 kms', 'creta'],
  ['60k km', 'creta city dzire amaze nexon wagonr'],
  ['over 61k kilometres', 'alto'],
  ['2020', 'creta nexon'],
  ['after 2019', 'creta nexon'],
  ['from 2019 honda', 'city'],
  ['before 2018', 'alto'],
  ['2018-2019 honda', 'city amaze'],
  // 'automatic' means the gearbox, and 'red' means the paint.
  ['automatic', 'city amaze'],
  ['red car', 'alto amaze'],
  ['red automatic below 6 lakh', 'amaze'],
  ['suv', 'nexon'],
  ['cng', 'dzire'],
  ['second owner', 'alto'],
  // Seats come from the car's file, otherwise from its texts.
  ['7 seater', 'nexon wagonr'],
  ['seven seats under 5 lakh', 'wagonr'],
  // Hindi, in both scripts.
  ['sasti automatic gaadi', 'city amaze'],
  ['5 lakh ke andar', 'alto wagonr'],
  ['700000 se upar', 'creta city nexon'],
  ['40 hazar km se kam', 'creta'],
  ['second hand car under 5 lakhs', 'alto wagonr'],
  ['मारुति', 'alto dzire wagonr'],
  ['ऑटोमैटिक', 'city amaze'],
  ['सस्ती मारुति ६', ''],
  ['swift dzire', 'dzire'],
])('searchCars finds for %j: %s', (search, ids) => expect(found(search).join(' ')).toBe(ids));

it('inSearchOrder puts cars that may be driven in Delhi first, then the cheapest if the search asks for it', () => {
  const outside = makeCar({ id: 'i10', year: 2009, price: 160_000, emissionNorm: 'BS-III' });
  const inOrder = (search: string) =>
    inSearchOrder([outside, ...cars.slice(0, 3)], understand(search, cars), new Date('2026-11-22'))
      .map(({ id }) => id)
      .join(' ');
  expect(inOrder('petrol')).toBe('creta city alto i10');
  expect(inOrder('sasti petrol')).toBe('alto city creta i10');
});

it('a search for insurance finds the cars that are insured on this day, the longest first', () => {
  const insured = [
    makeCar({ id: 'ended', insurance: { kind: 'comprehensive', until: '2026-11-21' } }),
    makeCar({ id: 'short', insurance: { kind: 'third-party', until: '2026-11-22' } }),
    makeCar({ id: 'long', insurance: { kind: 'comprehensive', until: '2027-06-14' } }),
    makeCar({ id: 'gift', insurance: { kind: 'festive' } }),
    makeCar({ id: 'none', insurance: { kind: 'none' } }),
    makeCar({ id: 'unknown' }),
  ];
  const wishes = understand('insurance', insured, { today: '2026-11-22' });
  const inOrder = inSearchOrder(searchCars(insured, wishes), wishes, new Date('2026-11-22'));
  expect(inOrder.map(({ id }) => id).join(' ')).toBe('gift long short');
});

it('a monthly cost means a highest price, which depends on the finance', () => {
  const finance = { rate: 12.5, downPayment: 20 };
  const ids = (search: string) => searchCars(cars, understand(search, cars, { finance })).map(({ id }) => id);
  expect(ids('honda 12000 a month')).toEqual(['amaze']);
  expect(ids('honda 10000 emi')).toEqual([]);
  expect(found('honda 12000 a month')).toEqual([]);
});

it.each([
  '12000 a month',
  '₹12,000 per month',
  '12000/month',
  'emi 12000',
  'EMI of 12000',
  '12k emi',
  '12000 mahina',
  'mahine ka 12000',
  '12 hazar mahina',
  'under 12,000 monthly',
  '12000 महीना',
])('%j is a monthly cost', (search) => {
  const labels = (text: string) =>
    understand(text, cars, { finance: { rate: 12.5, downPayment: 20 } }).map(({ label }) => label);
  expect(labels(search)).toEqual(['up to ₹6.6 lakh with 20% down']);
  const paid = 'up to ₹6.3 lakh with ₹1 lakh down';
  expect(labels(`${search} with 1 lakh down`)).toEqual([paid, '₹1 lakh down']);
  expect(labels(`1 lakh down payment ${search}`)).toEqual(['₹1 lakh down', paid]);
});

it('a search tolerates one wrong letter, and says which word it used', () => {
  expect(found('hunda')).toEqual(['city', 'amaze']);
  expect(read('hunda')).toEqual(['honda, for "hunda"']);
});

describe('understand', () => {
  it('returns each part and the search without it', () => {
    const parts = understand('Red automatic  below 6 lakh', cars);
    expect(parts.map(({ label, without }) => [label, without])).toEqual([
      ['Red', 'automatic below 6 lakh'],
      ['Automatic', 'Red below 6 lakh'],
      ['up to ₹6,00,000', 'Red automatic'],
    ]);
  });
  it('finds nothing for a word that every object has', () => expect(found('constructor')).toEqual([]));
  it.each([
    ['सस्ती कार 5 लाख तक', ['Cheapest first', 'up to ₹5,00,000']],
    ['3-6 lakh', ['₹3,00,000 to ₹6,00,000']],
    ['since 2018', ['from 2018']],
    ['alto 800', ['alto 800']],
    ['6-3 lakh', ['₹3,00,000 to ₹6,00,000']],
    ['₹30,000', ['up to ₹30,000']],
    ['under 800', ['No "under" here', '800']],
    ['1.25 crore', ['up to ₹1,25,00,000']],
    ['500 lakh of 6', ['up to ₹5,00,00,000', '6 seats']],
  ])('reads %j', (search, labels) => expect(read(search)).toEqual(labels));
  it.each([...bodies, ...transmissions, ...fuels.filter((fuel) => !fuel.includes('+'))])(
    'reads %j as its own name',
    (name) => expect(read(name)).toEqual([name]),
  );
});
