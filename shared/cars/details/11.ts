import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '11',
  make: 'Toyota',
  model: 'Innova Crysta 2.4 VX',
  year: 2017,
  price: 1315000,
  mileage: 98000,
  fuel: 'Diesel',
  transmission: 'Manual',
  owner: '1st',
  color: 'Silver',
  additionalInfo: '7 Seater, Captain Seats, Automatic Climate Control, Reverse Camera, Single Owner',
  description:
    "Ask any taxi-rank veteran in Delhi which people-carrier lasts, and the answer arrives before you finish the question. This Crysta's 2.4-litre diesel makes 343 Nm from 1,400 rpm, so seven adults and their bags on the climb to Mussoorie hardly trouble it. VX was the well-dressed grade below the ZX: captain's chairs in the second row, automatic climate control, a touchscreen with reversing camera, LED projector headlamps and alloy wheels. Its first owner drove 98,000 km, early middle age by Innova standards, though the clutch is heavier than a saloon's. One point before you fall for it: registered in 2017, it reaches the ten-year diesel mark in Delhi NCR next year. Large families based elsewhere, or ready to transfer it later, will get the best from it.",
  specs: {
    engine: '2.4-litre 2GD-FTV turbo diesel',
    displacement: '2393 cc',
    cylinders: '4',
    power: '148 bhp @ 3400 rpm',
    torque: '343 Nm @ 1400-2800 rpm',
    transmission: '5-speed manual',
    drivetrain: 'Rear-wheel drive',
    fuelType: 'Diesel',
    mileage: '15.1 km/l (ARAI)',
    seating: '7',
    color: 'Silver',
    dimensions: '4735 x 1830 x 1795 mm',
  },
  features: [
    'Captain seats in the second row',
    'Automatic climate control',
    'Touchscreen with reversing camera',
    'LED projector headlamps',
    'Three airbags',
    'Alloy wheels',
  ],
});
