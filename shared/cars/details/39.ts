import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '39',
  make: 'MG',
  model: 'Hector Smart',
  year: 2020,
  price: 1295000,
  originalPrice: 1350000,
  mileage: 42700,
  fuel: 'Petrol',
  transmission: 'Automatic',
  owner: '1st',
  color: 'Burgundy Red',
  additionalInfo:
    '10.4-inch Touchscreen, Connected Car, Powered Driver Seat, Dual Clutch Automatic, LED Headlamps',
  description:
    "Size first: a Hector is longer than most of its rivals, and three grown-ups can occupy the second row without touching shoulders. The flat floor and reclining backrest make Delhi to Jaipur feel short for passengers. Whoever drives gets the 1.5 turbo with a six-speed DCT, smooth once rolling and slightly hesitant when you ask for full power from a crawl. It is a heavy petrol SUV, so expect single-figure economy in thick traffic. Smart trim includes the tall 10.4-inch screen with iSMART connected services, LED headlamps, leather, a six-way powered driver's seat and an electric parking brake; the panoramic roof belonged to the Sharp above. One owner, 42,700 km since 2020, last serviced at MG Okhla.",
  specs: {
    engine: '1.5-litre turbo petrol',
    power: '141 bhp @ 5000 rpm',
    torque: '250 Nm @ 1600-3600 rpm',
    transmission: '6-speed dual-clutch automatic',
    drivetrain: 'Front-wheel drive',
    fuelType: 'Petrol',
    seating: '5',
    color: 'Burgundy Red',
    groundClearance: '192 mm',
  },
  features: [
    '10.4-inch portrait touchscreen',
    'iSMART connected-car services',
    'LED headlamps',
    'Six-way powered driver seat',
    'Electric parking brake',
    'Leather upholstery',
    '17-inch alloy wheels',
  ],
});
