import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '16',
  make: 'Toyota',
  model: 'Etios Liva GD',
  year: 2015,
  price: 385000,
  mileage: 78500,
  fuel: 'Diesel',
  transmission: 'Manual',
  owner: '2nd',
  color: 'Vermilion Red',
  description:
    "Toyota never tried to make the Etios Liva glamorous, and that is largely why so many are still running. The 1.4 D-4D, a near relative of the diesel Corolla's engine, clatters when cold, settles, and then simply goes on. Inside you find a flat rear floor, generous knee room, dials set in the middle of the dash and a 251-litre boot. GD is the plain grade, so expect air conditioning and power steering and little else. Two owners have shared its 78,500 km. Dating from 2015, it is past the ten-year diesel limit of Delhi NCR and should be bought for use outside, on an NOC and with re-registration. Buyers from Agra, Bareilly or Patna with long country roads to cover should look closely.",
  specs: {
    engine: '1.4-litre D-4D turbo diesel',
    power: '67 bhp @ 3800 rpm',
    torque: '170 Nm @ 1800-2400 rpm',
    transmission: '5-speed manual',
    drivetrain: 'Front-wheel drive',
    fuelType: 'Diesel',
    seating: '5',
    color: 'Vermilion Red',
  },
});
