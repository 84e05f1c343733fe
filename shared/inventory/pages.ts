/** More cars than these come a page at a time. */
export const carsPerPage = 60;

/** How many pages so many cars take; none take one. */
export function pageCount(cars: number): number {
  return Math.max(1, Math.ceil(cars / carsPerPage));
}

/** The cars of a page, of which the first is 1. */
export function pageOf<Car>(cars: readonly Car[], page: number): readonly Car[] {
  return cars.length <= carsPerPage && page === 1
    ? cars
    : cars.slice((page - 1) * carsPerPage, page * carsPerPage);
}

/** The pages that links name: the first, the last, and those beside the one that is shown. */
export function namedPages(page: number, last: number): number[] {
  const pages = Array.from({ length: last }, (_, index) => index + 1);
  return pages.filter((number) => number === 1 || number === last || Math.abs(number - page) <= 1);
}

/** The page that an address asks for; what is no number from 1 up is the first. */
export function parsePage(text: string | null): number {
  return /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1;
}
