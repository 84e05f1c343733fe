import type { Listing } from './car.ts';
import { addPictures } from './add-pictures.ts';

/** The first three cars of the catalogue, by themselves, as the home page shows no others. */
export const featuredListings: readonly Listing[] = addPictures([
  {
    id: '1',
    make: 'Hyundai',
    model: 'Creta SX',
    year: 2020,
    price: 1125000,
    originalPrice: 1199000,
    mileage: 38500,
    fuel: 'Petrol',
    transmission: 'Manual',
    owner: '1st',
    color: 'Polar White',
    additionalInfo:
      'Panoramic Sunroof, Bose Sound System, 10.25-inch Touchscreen, Reverse Camera, Full Service History, Single Owner',
    featured: true,
  },
  {
    id: '2',
    make: 'Maruti Suzuki',
    model: 'Swift VXI',
    year: 2018,
    price: 545000,
    originalPrice: 589000,
    mileage: 46200,
    fuel: 'Petrol',
    transmission: 'Manual',
    owner: '1st',
    color: 'Solid Fire Red',
    additionalInfo: 'Bluetooth Audio, Steering Audio Controls, Dual Airbags, ABS with EBD, Single Owner',
    featured: true,
  },
  {
    id: '4',
    make: 'Honda',
    model: 'City ZX',
    year: 2019,
    price: 925000,
    mileage: 41300,
    fuel: 'Petrol',
    transmission: 'Automatic',
    owner: '1st',
    color: 'Lunar Silver',
    additionalInfo:
      'Sunroof, CVT Automatic, Paddle Shifters, Six Airbags, Leather Seats, Full Service History',
    featured: true,
  },
]);
