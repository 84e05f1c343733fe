import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '30',
  make: 'Maruti Suzuki',
  model: 'Eeco 5 Seater',
  year: 2017,
  price: 315000,
  mileage: 69000,
  fuel: 'CNG',
  transmission: 'Manual',
  owner: '2nd',
  color: 'Solid White',
  additionalInfo: 'Company Fitted CNG, Sliding Doors, Air Conditioner, Low Running Cost',
  description:
    'Caterers, tutors, electricians, large families on small budgets: our Eeco customers come in every kind, and they all do the same sum. Running on factory-fitted CNG it costs a fraction of a taxi per kilometre, and sliding doors let you load in a Chandni Chowk lane where a hinged door would not open. Comforts are few. There is an air conditioner and a heater; windows wind by hand and the steering has no assistance. With neither airbags nor ABS, treat it as a town vehicle; the cylinder takes some luggage room too. Second owner, 69,000 km, and registered as a private car in 2017, which leaves it good for Delhi until 2032.',
  specs: {
    engine: '1.2-litre G12B petrol with factory CNG',
    displacement: '1196 cc',
    cylinders: '4',
    power: '62 bhp @ 6000 rpm (on CNG)',
    transmission: '5-speed manual',
    drivetrain: 'Rear-wheel drive',
    fuelType: 'CNG',
    seating: '5',
    color: 'Solid White',
    dimensions: '3675 x 1475 x 1800 mm',
    groundClearance: '160 mm',
    safetyRating: '0 stars (Global NCAP, 2016)',
  },
  features: [
    'Factory-fitted CNG kit',
    'Sliding rear doors',
    'Air conditioner with heater',
    'Reclining front seats',
  ],
});
