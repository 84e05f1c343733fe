// Apart, so that a changed price changes this file alone.
export { cars } from '#stock/cars.ts';
