import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '17',
  make: 'Maruti Suzuki',
  model: 'S-Presso VXI',
  year: 2020,
  price: 405000,
  mileage: 29800,
  fuel: 'Petrol',
  transmission: 'Manual',
  owner: '1st',
  color: 'Solid Sizzle Orange',
  additionalInfo: 'Single Owner, Low Kilometres, Bluetooth Audio, Keyless Entry, BS6',
  description:
    'Orange paint, an upright nose and 180 mm of ground clearance give the S-Presso the look of a small SUV, though underneath it is a light, nimble city hatch. The one-litre K10 petrol meets BS6 norms, pulls willingly from low speeds and has a five-speed manual you can stir with two fingers. You sit high, look over the traffic and read your speed from a display in the centre of the dash. VXI equipment takes in Bluetooth audio, remote locking, front power windows, ABS and parking sensors. Only 29,800 km have been added in six years by its one owner. Global NCAP scored the model at zero stars in 2020, so we would not choose it for daily expressways. Around Dwarka or Indirapuram it is a cheerful companion.',
  specs: {
    engine: '1.0-litre K10B petrol',
    power: '67 bhp @ 5500 rpm',
    torque: '90 Nm @ 3500 rpm',
    transmission: '5-speed manual',
    drivetrain: 'Front-wheel drive',
    fuelType: 'Petrol',
    seating: '5',
    color: 'Solid Sizzle Orange',
    groundClearance: '180 mm',
  },
});
