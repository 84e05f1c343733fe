import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '37',
  make: 'Kia',
  model: 'Seltos HTK Plus',
  year: 2021,
  price: 1249000,
  mileage: 31900,
  fuel: 'Petrol',
  transmission: 'Automatic',
  owner: '1st',
  color: 'Gravity Grey',
  additionalInfo:
    'Two Pedal iMT, Reverse Camera, Rear AC Vents, Push Button Start, Apple CarPlay, Roof Rails',
  description:
    'Only two pedals, yet you choose the gear: Kia calls it iMT, and since nobody presses a clutch we file it with the automatics. Move the lever, and the car works the clutch by itself. Ten minutes of practice and most customers stop reaching for a third pedal; in a Dhaula Kuan jam the left leg stays at rest. The 1.5 petrol is quiet and even-tempered rather than fast. HTK Plus has a keyless start, an eight-inch touchscreen, a rear camera and vents for the second row. Five years old, 31,900 km, one owner in Rohini. If you insist on a gearbox that thinks for itself, try our CVT cars first; if you enjoy driving but hate crawling, start with this one.',
  specs: {
    engine: '1.5-litre Smartstream petrol',
    power: '113 bhp @ 6300 rpm',
    torque: '144 Nm @ 4500 rpm',
    transmission: '6-speed iMT, clutch operated automatically',
    drivetrain: 'Front-wheel drive',
    fuelType: 'Petrol',
    seating: '5',
    color: 'Gravity Grey',
    groundClearance: '190 mm',
  },
  features: [
    'Eight-inch touchscreen with Apple CarPlay and Android Auto',
    'Reverse camera',
    'Push-button start with smart key',
    'Rear AC vents',
    'Two front airbags',
    'Roof rails',
  ],
});
