import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '43',
  make: 'Honda',
  model: 'City ZX GXi',
  year: 2006,
  price: 160000,
  mileage: 96400,
  fuel: 'Petrol',
  transmission: 'Manual',
  owner: '4th',
  registration: 'DL 00 CC 0000',
  color: 'Desert Mist',
  additionalInfo: 'Budget Sedan, i-DSI Petrol, Fuel Efficient, Outside NCR Buyers',
  description:
    "Our oldest car is also the one the workshop staff like best. Honda's i-DSI engine fires each cylinder with two plugs, makes a modest seventy-seven horsepower and seldom asks for anything except oil. Owners used to report mileages on it that small hatchbacks envied. Inside, the GXi is plain: cold air, electric windows, a long flat boot and a rear seat wider than you would guess. At twenty years and four owners the paint has touch-ups, the door rubbers are tired, and 96,400 km show on the driver's cushion. Petrol cars of 2006 left Delhi's roads in 2021, so we sell it strictly with NOC to buyers in states that renew such registrations. Someone who learnt to drive in one will smile.",
  specs: {
    engine: '1.5-litre i-DSI petrol',
    power: '77 PS @ 5500 rpm',
    transmission: '5-speed manual',
    drivetrain: 'Front-wheel drive',
    fuelType: 'Petrol',
    seating: '5',
    color: 'Desert Mist',
  },
});
