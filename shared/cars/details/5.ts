import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '5',
  make: 'Hyundai',
  model: 'Grand i10 Magna',
  year: 2017,
  price: 385000,
  mileage: 51700,
  fuel: 'Petrol',
  transmission: 'Manual',
  owner: '1st',
  color: 'Titan Grey',
  additionalInfo: 'Single Owner, Power Windows, Remote Central Locking, City Hatchback',
  description:
    "Retired couples, new drivers and people with one tight parking slot tend to ask us for the same thing: something small, smooth and simple. The Grand i10 answers neatly. Hyundai's 1.2 Kappa petrol has four cylinders and idles so quietly that newcomers sometimes turn the key twice. The steering is featherlight, you can see all four corners, and a narrow Shahdara lane holds no terrors. In Magna form you get power windows front and rear, remote locking, tilt steering and a strong air conditioner; wheels are steel with full covers. One owner bought it in 2017 and has driven 51,700 km since. Petrol cars are allowed fifteen years in Delhi, which takes this one to 2032. An uncomplicated machine for errands, clinics and grandchildren.",
  specs: {
    engine: '1.2-litre Kappa Dual VTVT petrol',
    displacement: '1197 cc',
    cylinders: '4',
    power: '82 bhp @ 6000 rpm',
    torque: '114 Nm @ 4000 rpm',
    transmission: '5-speed manual',
    drivetrain: 'Front-wheel drive',
    fuelType: 'Petrol',
    mileage: '19.77 km/l (ARAI)',
    seating: '5',
    color: 'Titan Grey',
    dimensions: '3765 x 1660 x 1520 mm',
    bootSpace: '256 litres',
    fuelTank: '43 litres',
    groundClearance: '165 mm',
  },
});
