import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '9',
  make: 'Renault',
  model: 'Duster RXL',
  year: 2016,
  price: 495000,
  mileage: 82000,
  fuel: 'Diesel',
  transmission: 'Manual',
  owner: '2nd',
  color: 'Cayenne Orange',
  additionalInfo: 'Rear AC, Bluetooth, High Ground Clearance, Large Boot',
  description:
    "Potholes are where a Duster earns its keep. Renault's suspension soaks up what would have you wincing in most compact SUVs, and 205 mm of clearance lets you ignore the kerb outside your cousin's farmhouse. Here it comes with the 85 PS dCi diesel and five-speed manual, the gentler tune, easy in traffic and rated at 19.87 km/l. RXL equipment covers power windows, rear air conditioning, Bluetooth audio and remote locking; the dashboard plastics are plain. Eighty-two thousand kilometres and two owners are behind it. Being diesel and ten years old, it has run into the NCR age limit; think of it as a car for Dehradun, Bhopal or Shimla, after an NOC and fresh registration. There, that Cayenne Orange paint has many holidays left.",
  specs: {
    engine: '1.5-litre dCi K9K turbo diesel',
    displacement: '1461 cc',
    cylinders: '4',
    power: '84 bhp @ 3750 rpm',
    torque: '200 Nm @ 1900 rpm',
    transmission: '5-speed manual',
    drivetrain: 'Front-wheel drive',
    fuelType: 'Diesel',
    mileage: '19.87 km/l (ARAI)',
    seating: '5',
    color: 'Cayenne Orange',
    bootSpace: '475 litres',
    fuelTank: '50 litres',
    groundClearance: '205 mm',
  },
});
