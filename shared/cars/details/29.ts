import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '29',
  make: 'Toyota',
  model: 'Fortuner 2.8 4x2',
  year: 2016,
  price: 1399000,
  originalPrice: 1475000,
  mileage: 118000,
  fuel: 'Diesel',
  transmission: 'Automatic',
  owner: '2nd',
  color: 'Super White',
  additionalInfo:
    '7 Seater, Diesel Automatic, Leather Seats, Powered Tailgate, LED Headlamps, Outside NCR Buyers',
  description:
    'Second-generation Fortuners reached Indian showrooms in November 2016, and this was among the first. That date matters today: its ten diesel years in the capital region are ending now, so the car goes to someone registering it elsewhere, and the price reflects the paperwork. What you receive is a ladder-frame Toyota with 118,000 km behind it and, on the record of this engine, a great many ahead. The 2.8 makes 450 Nm with the six-speed automatic; overtaking a loaded truck needs only a nudge. Leather upholstery, LED headlamps, a powered tailgate and three rows are all here, drive going to the rear wheels alone. Two owners, both of whom used the authorised workshop. Farm, hill road or wedding season, it copes.',
  specs: {
    engine: '2.8-litre 1GD-FTV turbo diesel',
    displacement: '2755 cc',
    cylinders: '4',
    power: '174 bhp @ 3400 rpm',
    torque: '450 Nm @ 1600-2400 rpm',
    transmission: '6-speed automatic',
    drivetrain: 'Rear-wheel drive',
    fuelType: 'Diesel',
    seating: '7',
    color: 'Super White',
    dimensions: '4795 x 1855 x 1835 mm',
    bootSpace: '296 litres',
    fuelTank: '80 litres',
    safetyRating: '5 stars (Latin NCAP, 2016)',
  },
  features: [
    'LED headlamps with daytime running lights',
    'Leather upholstery',
    'Powered driver seat',
    'Powered tailgate',
    'Push-button start',
    'Reverse camera',
    '17-inch alloy wheels',
  ],
});
