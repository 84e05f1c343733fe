import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '45',
  make: 'Tata',
  model: 'Tigor XZ',
  year: 2018,
  price: 465000,
  mileage: 40100,
  fuel: 'Petrol',
  transmission: 'Automatic',
  owner: '1st',
  color: 'Espresso Brown',
  additionalInfo: 'AMT Automatic, Harman Sound System, Reverse Camera, 419 Litre Boot, Projector Headlamps',
  description:
    'Tata hid a large boot, 419 litres of it, inside a coupe-like tail, and the Tigor has been turning cynics round ever since. Here the XZ comes with the five-speed AMT. Lift your foot slightly as it shifts and the pause you have read about nearly disappears; creep mode helps in Azadpur jams. From the music you can tell that Harman tuned the eight speakers, and the small touchscreen above them shows the reverse camera as well. Projector headlamps and automatic air conditioning complete the list. The three-cylinder engine sends a faint tremble through the seat at idle, normal for the type. Single owner, 40,100 km in eight years, espresso paint that has kept its gloss in covered parking.',
  specs: {
    engine: '1.2-litre Revotron petrol',
    power: '84 bhp @ 6000 rpm',
    torque: '114 Nm @ 3500 rpm',
    transmission: '5-speed AMT automatic',
    drivetrain: 'Front-wheel drive',
    fuelType: 'Petrol',
    seating: '5',
    color: 'Espresso Brown',
    groundClearance: '170 mm',
  },
  features: [
    'Harman touchscreen with eight speakers',
    'Reverse camera with parking sensors',
    'Automatic climate control',
    'Projector headlamps',
    'Two front airbags',
    'ABS with EBD',
    'Alloy wheels',
  ],
});
