import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '33',
  make: 'Hyundai',
  model: 'i10 Magna',
  year: 2009,
  price: 185000,
  mileage: 74000,
  fuel: 'Petrol',
  transmission: 'Manual',
  owner: '3rd',
  color: 'Alpine Blue',
  additionalInfo: 'Budget Hatchback, Power Steering, Front Power Windows, Outside NCR Buyers, Easy Parking',
  description:
    'Seventeen years old and still starting on the first turn of the key, this little Hyundai belongs to a generation that was simple to build and is simple to mend. The 1.1 iRDE has only sixty-six horsepower, but the car is light, the clutch lighter, and the gear lever on the dashboard falls right under the hand. Magna trim has an air conditioner, assisted steering and powered front windows. There are no airbags and no ABS, and crash testers gave the basic i10 nothing, so drive it gently. Fifteen years passed in 2024, therefore it cannot be used in Delhi NCR; we hand over the NOC and you re-register at home, after a fitness test. Three owners, 74,000 km. A learner in a smaller town could hardly start cheaper.',
  specs: {
    engine: '1.1-litre iRDE petrol',
    displacement: '1086 cc',
    cylinders: '4',
    power: '66 bhp @ 5500 rpm',
    torque: '99 Nm @ 2800 rpm',
    transmission: '5-speed manual',
    drivetrain: 'Front-wheel drive',
    fuelType: 'Petrol',
    seating: '5',
    color: 'Alpine Blue',
    dimensions: '3565 x 1595 x 1550 mm',
    bootSpace: '225 litres',
    fuelTank: '35 litres',
    groundClearance: '165 mm',
    safetyRating: '0 stars (Global NCAP, 2014)',
  },
});
