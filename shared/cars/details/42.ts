import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '42',
  make: 'Maruti Suzuki',
  model: 'SX4 ZXI',
  year: 2010,
  price: 210000,
  mileage: 79500,
  fuel: 'Petrol',
  transmission: 'Automatic',
  owner: '3rd',
  color: 'Azure Grey',
  additionalInfo: 'Automatic Sedan, Climate Control, Dual Airbags, High Seating, Outside NCR Buyers',
  description:
    "Elderly knees decided the shape of many garages in 2010, and the SX4 was the saloon that respected them: tall roof, chair-high seats, doors that open wide. Ours has the rarer four-speed automatic. With so few ratios it hums on the highway and drinks more than a modern car, but it is an old-fashioned torque converter that repairers understand. ZXI, the upper trim, means climate control, ABS and airbags at a time when many rivals had none. Delhi's fifteen years ran out for it in 2025. It therefore leaves with an NOC and must be registered afresh beyond the NCR; somebody in Dehradun or Bhopal will find an honest automatic. Three owners, 79,500 km, grey paint faded on the roof.",
  specs: {
    engine: '1.6-litre M16A VVT petrol',
    power: '103 bhp @ 5600 rpm',
    torque: '145 Nm @ 4100 rpm',
    transmission: '4-speed automatic',
    drivetrain: 'Front-wheel drive',
    fuelType: 'Petrol',
    seating: '5',
    color: 'Azure Grey',
  },
  features: [
    'Automatic climate control',
    'Two front airbags',
    'ABS with EBD',
    'Alloy wheels',
    'Steering-mounted audio controls',
  ],
});
