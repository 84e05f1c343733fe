import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '20',
  make: 'Ford',
  model: 'EcoSport Titanium',
  year: 2018,
  price: 665000,
  mileage: 61200,
  fuel: 'Diesel',
  transmission: 'Manual',
  owner: '1st',
  color: 'Lightning Blue',
  additionalInfo:
    'SYNC 3 Touchscreen, Push Button Start, Automatic Climate Control, Reverse Camera, Alloy Wheels',
  description:
    'Weekend trips to Lansdowne reveal what the EcoSport does well: it climbs on a wave of diesel torque, holds its line on broken corners and tells you through the steering what the front tyres are up to. The facelift of late 2017 gave it a redesigned dashboard and the SYNC 3 touchscreen, quick to respond and easy to read. Titanium specification adds keyless start, automatic air conditioning, reversing camera and alloy wheels. The spare hangs on a side-hinged tailgate, so leave space behind when parking. Rear width suits two adults and a child. First owner, 61,200 km, and by the calendar a diesel that counts its ten Delhi years to 2028. We see it with a keen driver who has a small family and hill relatives.',
  specs: {
    engine: '1.5-litre TDCi turbo diesel',
    power: '99 bhp @ 3750 rpm',
    torque: '205 Nm @ 1750-3250 rpm',
    transmission: '5-speed manual',
    drivetrain: 'Front-wheel drive',
    fuelType: 'Diesel',
    seating: '5',
    color: 'Lightning Blue',
    groundClearance: '200 mm',
  },
});
