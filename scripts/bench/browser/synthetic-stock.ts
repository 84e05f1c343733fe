import type { StockCar } from '../../../shared/cars/stock-car.ts';
import type { Stock } from '../../stock/dealer-stock.ts';

const firstId = 1_000;

/** As many listed cars as wanted: those of a stock over and over, each with figures and an id of its own. */
export function syntheticStock(stock: Stock, count: number): Stock {
  const listed = stock.cars.filter((car) => car.listed !== false);
  const cars = Array.from({ length: count }, (_, index) => copyOf(listed, index));
  const pictures = cars.map(({ id }) => [id, { version: versionOf(Number(id)), count: 4, color: '#444444' }]);
  return { ...stock, cars, pictures: Object.fromEntries(pictures) as Stock['pictures'] };
}

function copyOf(cars: readonly StockCar[], index: number): StockCar {
  const car = cars[index % cars.length];
  if (!car) throw new Error('there is no car to copy');
  const lap = Math.floor(index / cars.length);
  return {
    ...car,
    id: String(firstId + index),
    price: 150_000 + ((car.price + lap * 7_000) % 1_249_000),
    mileage: car.mileage + ((lap * 137) % 20_000),
  };
}

/** Eight hexadecimal digits, as arbitrary as those of a hash. */
function versionOf(id: number): string {
  return (Math.imul(id, 2_654_435_761) >>> 0).toString(16).padStart(8, '0');
}
