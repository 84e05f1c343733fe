import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '46',
  make: 'Hyundai',
  model: 'Venue SX Turbo',
  year: 2022,
  price: 1085000,
  originalPrice: 1140000,
  mileage: 18600,
  fuel: 'Petrol',
  transmission: 'Automatic',
  owner: '1st',
  registration: 'DL 00 CD 0000',
  color: 'Denim Blue',
  additionalInfo:
    'Sunroof, Turbo Petrol, DCT Automatic, Apple CarPlay, Bluelink Connected Car, Cruise Control',
  description:
    'With 18,600 km and four birthdays, this Venue is the youngest car on our floor, and it drives like it. The one-litre turbo sends 172 Nm through a seven-speed dual-clutch gearbox, so a gap in the Barapullah traffic is yours as soon as you see it. Crawling bumper to bumper on a slope is what such clutches like least; hold it on the brake, never on the throttle. The equipment is generous: electric sunroof, CarPlay on a large display, Bluelink, cruise control, rear vents and a camera. The first owner is trading it for a Creta because a second child is due. Two up front and two behind travel in style; a third in the back will feel the narrow body.',
  specs: {
    engine: '1.0-litre Kappa turbo GDi petrol',
    power: '118 bhp @ 6000 rpm',
    torque: '172 Nm @ 1500-4000 rpm',
    transmission: '7-speed dual-clutch automatic',
    drivetrain: 'Front-wheel drive',
    fuelType: 'Petrol',
    seating: '5',
    color: 'Denim Blue',
  },
  features: [
    'Electric sunroof',
    'Eight-inch touchscreen with Apple CarPlay and Android Auto',
    'Bluelink connected-car services',
    'Cruise control',
    'Automatic climate control',
    'Rear AC vents',
    'Reverse camera',
    'Two front airbags',
  ],
});
