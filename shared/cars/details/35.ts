import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '35',
  make: 'Nissan',
  model: 'Magnite XV',
  year: 2021,
  price: 625000,
  originalPrice: 659000,
  mileage: 28400,
  fuel: 'Petrol',
  transmission: 'Manual',
  owner: '1st',
  color: 'Flare Garnet Red',
  additionalInfo:
    'Wireless Apple CarPlay, Reverse Camera, Digital Cluster, Push Button Start, Diamond Cut Alloys',
  description:
    "Nissan needed a hit in India, and priced the Magnite to become one. Used, the arithmetic improves again. In XV form you get an eight-inch display with wireless CarPlay and Android Auto, a seven-inch digital instrument panel, a parking camera and sixteen-inch diamond-cut wheels, which is more than some cars a class up offered in 2021. Know that this is the naturally aspirated 1.0, not the turbo. Around town it feels willing; with five people and a climb ahead you will be changing down. Ground clearance of 205 mm makes light of Delhi's speed breakers and waterlogged underpasses. First owner, 28,400 km, tyres about half worn. A young household moving up from a hatchback should drive this one.",
  specs: {
    engine: '1.0-litre B4D petrol',
    power: '71 bhp @ 6250 rpm',
    torque: '96 Nm @ 3500 rpm',
    transmission: '5-speed manual',
    drivetrain: 'Front-wheel drive',
    fuelType: 'Petrol',
    seating: '5',
    color: 'Flare Garnet Red',
    groundClearance: '205 mm',
  },
  features: [
    'Eight-inch touchscreen',
    'Wireless Apple CarPlay and Android Auto',
    'Seven-inch digital instrument cluster',
    'Reverse camera',
    'Push-button start',
    'Two front airbags',
    '16-inch diamond-cut alloy wheels',
  ],
});
