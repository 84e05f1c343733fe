import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '18',
  make: 'Maruti Suzuki',
  model: 'Ertiga VXI',
  year: 2019,
  price: 815000,
  mileage: 64000,
  fuel: 'CNG',
  transmission: 'Manual',
  owner: '1st',
  color: 'Magma Grey',
  additionalInfo: 'Factory CNG, 7 Seater, Rear AC, Dual Airbags, Full Service History',
  description:
    'Joint families watching the fuel bill have a short list, and the CNG Ertiga is usually at the top of it. Three rows, seven belts, a 1.5-litre K15 engine and a factory-fitted gas system with petrol kept in reserve: on a Vaishno Devi trip you simply change over when CNG pumps grow scarce. Roof-mounted blowers cool the second row, which slides to share legroom with the third. The VXI also brings Bluetooth audio with steering switches, electric mirrors, dual airbags and reversing sensors. Gas blunts the pickup when every seat is taken, and the cylinder claims the floor behind the last bench. One owner since 2019, 64,000 km, bills complete. The ten-year diesel rule does not touch it, so Delhi use is open to 2034.',
  specs: {
    engine: '1.5-litre K15 with factory S-CNG',
    power: '91 bhp @ 6000 rpm',
    torque: '122 Nm @ 4400 rpm',
    transmission: '5-speed manual',
    drivetrain: 'Front-wheel drive',
    fuelType: 'CNG',
    seating: '7',
    color: 'Magma Grey',
    groundClearance: '180 mm',
  },
  features: [
    'Factory-fitted CNG',
    'Roof-mounted AC for the second row',
    'Sliding second row',
    'Two front airbags',
    'ABS with EBD',
    'Bluetooth audio',
    'Reversing sensors',
  ],
});
