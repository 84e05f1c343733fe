import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '44',
  make: 'Datsun',
  model: 'GO T',
  year: 2016,
  price: 225000,
  mileage: 43700,
  fuel: 'Petrol',
  transmission: 'Manual',
  owner: '2nd',
  color: 'Bronze',
  description:
    'A first four-wheeler after years on a motorcycle: that is the step Datsun designed the GO for. The 1.2 three-cylinder comes from the Nissan Micra and moves this light body with real eagerness, returning good economy even when hurried. T trim gives you an air conditioner, powered front windows, headlamps that stay lit while you walk to the door and a dashboard cradle for your phone in place of a stereo. Honesty requires the other side too. There is no airbag, no ABS, and the model scored zero in its 2014 crash test; the brand itself withdrew from India in 2022, though Nissan dealers still service it. Second owner, 43,700 km, no accident repairs that we could find. Keep it in the city, below sixty.',
  specs: {
    engine: '1.2-litre HR12DE petrol',
    power: '67 bhp @ 5000 rpm',
    torque: '104 Nm @ 4000 rpm',
    transmission: '5-speed manual',
    drivetrain: 'Front-wheel drive',
    fuelType: 'Petrol',
    seating: '5',
    color: 'Bronze',
    groundClearance: '170 mm',
  },
  features: ['Air conditioner', 'Front power windows', 'Follow-me-home headlamps', 'Mobile docking station'],
});
