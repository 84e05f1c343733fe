import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '40',
  make: 'Honda',
  model: 'Jazz V',
  year: 2016,
  price: 475000,
  mileage: 54300,
  fuel: 'Petrol',
  transmission: 'Automatic',
  owner: '2nd',
  color: 'Alabaster Silver',
  additionalInfo: 'Automatic CVT, Spacious Hatchback, 354 Litre Boot, Honda Reliability, Alloy Wheels',
  description:
    'Ask a Jazz owner what he misses and the answer is always the room. The fuel tank sits beneath the front seats, so the cabin goes on and on, and 354 litres of luggage fit behind without folding anything. Here the 1.2 i-VTEC meets a CVT that is at its best between signals: step-free, quiet, light to control. Briskness was never the aim. The V specification adds alloys, touch-panel air conditioning and a pair of airbags. Ten years and two owners have left some stone chips on the bonnet and a polished steering rim, nothing worse; the meter shows 54,300 km. Petrol, so Delhi roads are open to it until 2031. Grandparents climb in and out with ease, thanks to the upright seats.',
  specs: {
    engine: '1.2-litre i-VTEC petrol',
    power: '89 bhp @ 6000 rpm',
    torque: '110 Nm @ 4800 rpm',
    transmission: 'CVT automatic',
    drivetrain: 'Front-wheel drive',
    fuelType: 'Petrol',
    seating: '5',
    color: 'Alabaster Silver',
    groundClearance: '165 mm',
  },
});
