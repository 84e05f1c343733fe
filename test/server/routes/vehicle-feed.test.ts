import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { ownDealer } from '../../own-site.ts';
import { car47 } from '../../scripts/stock/stock-folder.ts';
import { makeApp } from '../make-app.ts';
import { stockOfApp } from '../stock-of-app.ts';

const ofFeed = { trim: 'ZX', vin: 'MA3EWB22S00123456' };
const cars = [
  {
    ...car47,
    ...ofFeed,
    description: 'Calm, "roomy",\nand quick.',
    body: 'Compact SUV',
    onPage: { price: 490_000 },
  },
  { ...car47, id: '48', fuel: 'Petrol + CNG', transmission: 'Automatic', listed: false },
  { ...car47, id: '49', ...ofFeed, sold: '2031-10-19' },
  { ...car47, id: '50', page: false },
];
const { get } = makeApp({}, stockOfApp(cars, ownDealer));

describe('the feed of a dealer’s stock', () => {
  it('has each car for sale that has a page, with the fields that Meta and Google require', async () => {
    const { headers, text } = await get('/vehicles.csv?from=meta');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    const { data, errors } = Papa.parse(text, { header: true, skipEmptyLines: true });
    expect(errors).toEqual([]);
    const [first, second, ...more] = data;
    expect(more).toEqual([]);
    const picture = 'https://www.gaadi.example/assets/cars/47/1-1200.53334d66.jpg';
    expect(first).toEqual({
      vehicle_id: '47',
      id: '47',
      title: '2019 Honda City ZX',
      description: 'Calm, "roomy",\nand quick.',
      url: 'https://www.gaadi.example/car/47',
      link: 'https://www.gaadi.example/car/47',
      make: 'Honda',
      brand: 'Honda',
      model: 'City',
      ...ofFeed,
      year: '2019',
      price: '490000 INR',
      state_of_vehicle: 'USED',
      'mileage.value': '41300',
      'mileage.unit': 'KM',
      exterior_color: 'Lunar Silver',
      color: 'Lunar Silver',
      transmission: 'MANUAL',
      fuel_type: 'GASOLINE',
      body_style: 'SUV',
      image: JSON.stringify([{ url: picture }]),
      image_link: picture,
      'address.addr1': '1 Old Railway Road, Sector 14',
      'address.city': 'Gurugram',
      'address.region': 'Haryana',
      'address.postal_code': '122001',
      'address.country': 'IN',
      latitude: '28.47',
      longitude: '77.04',
      google_product_category: '916',
    });
    expect(second).toMatchObject({
      vehicle_id: '48',
      model: 'City ZX',
      trim: '',
      vin: '',
      fuel_type: 'OTHER',
      body_style: 'OTHER',
      transmission: 'AUTOMATIC',
    });
  });

  it('redirects another spelling of its path', async () => {
    const { status, headers } = await get('/Vehicles.csv/');
    expect([status, headers.location]).toEqual([301, '/vehicles.csv']);
  });
});

it('the sample has no feed', async () => {
  const sample = makeApp();
  for (const path of ['/vehicles.csv', '/Vehicles.csv']) expect((await sample.get(path)).status).toBe(404);
});
