import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '31',
  make: 'Fiat',
  model: 'Linea Emotion',
  year: 2012,
  price: 235000,
  mileage: 71400,
  fuel: 'Petrol',
  transmission: 'Manual',
  owner: '3rd',
  color: 'Hip Hop Black',
  additionalInfo: 'Italian Design, Blue&Me Bluetooth, Climate Control, 500 Litre Boot, Budget Sedan',
  description:
    "Park a Linea beside anything else of its age and strangers still walk over to ask what it is. Fiat's saloon was drawn with real care, and underneath it is as tough as it is handsome, with hydraulic steering that talks to you and suspension that shrugs off broken tarmac. The 1.4 FIRE engine is the weak spot: ninety horsepower in a heavy body, happiest when revved, thirsty in town. Emotion equipment includes climate control, fog lamps and Blue&Me telephony. Fiat no longer sells cars in India, so buy it knowing a good independent mechanic; routine spares remain available. Three owners, 71,400 km. Delhi's fifteen-year limit reaches this petrol in 2027, so it makes most sense for an enthusiast elsewhere.",
  specs: {
    engine: '1.4-litre FIRE petrol',
    displacement: '1368 cc',
    cylinders: '4',
    power: '89 bhp @ 6000 rpm',
    torque: '115 Nm @ 4500 rpm',
    transmission: '5-speed manual',
    drivetrain: 'Front-wheel drive',
    fuelType: 'Petrol',
    seating: '5',
    color: 'Hip Hop Black',
    dimensions: '4560 x 1730 x 1487 mm',
    bootSpace: '500 litres',
    fuelTank: '45 litres',
  },
});
