import { defineDetail } from '../define-detail.ts';

export const car = defineDetail({
  id: '38',
  make: 'Maruti Suzuki',
  model: 'Dzire VXI',
  year: 2019,
  price: 595000,
  mileage: 66800,
  fuel: 'Petrol + CNG',
  transmission: 'Manual',
  owner: '2nd',
  color: 'Oxford Blue',
  additionalInfo: 'CNG on RC, Petrol and CNG, Rear AC Vents, Dual Airbags, Low Running Cost',
  description:
    "Whoever drives sixty kilometres a day should do the fuel sums on this Dzire before looking at anything newer. The CNG kit was added after purchase, since Maruti offered none on the VXI in 2019; it is a government-approved sequential kit, endorsed on the registration certificate, and the cylinder's hydro-test is in date. You do give up much of the boot to it. On petrol the 1.2 is lively, on gas a little flatter, and the change-over is a button beside the wheel. VXI trim has rear AC vents, electric mirrors and airbags for two. Second owner; 66,800 km, chiefly Faridabad to Connaught Place. Oxford Blue suits the shape, and Maruti servicing is never far off.",
  specs: {
    engine: '1.2-litre K12M VVT petrol with retrofitted CNG',
    power: '82 bhp @ 6000 rpm (on petrol)',
    torque: '113 Nm @ 4200 rpm (on petrol)',
    transmission: '5-speed manual',
    drivetrain: 'Front-wheel drive',
    fuelType: 'Petrol + CNG',
    seating: '5',
    color: 'Oxford Blue',
    groundClearance: '163 mm',
  },
});
