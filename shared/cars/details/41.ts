import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '41',
  make: 'Chevrolet',
  model: 'Beat LT',
  year: 2012,
  price: 175000,
  mileage: 62900,
  fuel: 'Petrol',
  transmission: 'Manual',
  owner: '3rd',
  color: 'Moroccan Blue',
  additionalInfo: 'Budget Hatchback, Four Cylinder Petrol, Four Power Windows, Fog Lamps, City Car',
  description:
    'Cheap cars can have character, and the Beat proves it with that motorcycle-style dial pod and rear door handles hidden by the window. Moroccan Blue over dark trim still looks young. Mechanically it is the better engine of the two Chevrolet sold, the 1.2 petrol with four cylinders, refined at low speed and unhurried when you want to overtake. LT brings fog lamps, powered windows all round and a stereo with USB; ABS and airbags were reserved for the option pack, which this one lacks. Now the frank part. Chevrolet has left the country, three people have owned it, and its Delhi life ends in 2027. At this price, with 62,900 km, use it for a year of station runs or take it to another state.',
  specs: {
    engine: '1.2-litre Smartech petrol',
    power: '79 bhp @ 6200 rpm',
    torque: '108 Nm @ 4400 rpm',
    transmission: '5-speed manual',
    drivetrain: 'Front-wheel drive',
    fuelType: 'Petrol',
    seating: '5',
    color: 'Moroccan Blue',
    groundClearance: '165 mm',
  },
});
