import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '19',
  make: 'Hyundai',
  model: 'Verna SX',
  year: 2017,
  price: 725000,
  mileage: 68400,
  fuel: 'Diesel',
  transmission: 'Manual',
  owner: '1st',
  color: 'Phantom Black',
  additionalInfo:
    'Apple CarPlay, Android Auto, Push Button Start, Reverse Camera, Cruise Control, Single Owner',
  description:
    "Put it on the Eastern Peripheral Expressway, slot sixth, and this Verna diesel lopes along with the fuel needle half asleep. It is the generation launched in August 2017, with Hyundai's 1.6 CRDi making 126 bhp and 260 Nm, strong figures even today. SX buyers got a seven-inch touchscreen with Apple CarPlay and Android Auto, reversing camera, push-button start, climate control, rear vents and a sunblind for the back glass; ventilated seats and six airbags stayed with the SX(O). The roof slopes, so tall friends should try the rear seat first. Phantom Black wants a wash every few days. Its one owner travelled 68,400 km. Within NCR the diesel clock reaches ten years in 2027, a worry that an owner in Ludhiana or Jodhpur does not share.",
  specs: {
    engine: '1.6-litre CRDi turbo diesel',
    power: '126 bhp @ 4000 rpm',
    torque: '260 Nm @ 1500-3000 rpm',
    transmission: '6-speed manual',
    drivetrain: 'Front-wheel drive',
    fuelType: 'Diesel',
    seating: '5',
    color: 'Phantom Black',
    groundClearance: '165 mm',
  },
  features: [
    'Seven-inch touchscreen',
    'Apple CarPlay and Android Auto',
    'Reversing camera',
    'Push-button start',
    'Automatic climate control',
    'Rear AC vents',
    'Rear sunblind',
    'Cruise control',
  ],
});
