const carsPerPage = 60;

export function pageCount(cars: number): number {
  return Math.max(1, Math.ceil(cars / carsPerPage));
}

export function isPageOfList(page: number, cars: number): boolean {
  return page <= pageCount(cars);
}

/** Pages count from 1. */
export function pageOf<Car>(cars: readonly Car[], page: number): readonly Car[] {
  return cars.length <= carsPerPage && page === 1
    ? cars
    : cars.slice((page - 1) * carsPerPage, page * carsPerPage);
}

export function linkedPages(page: number, last: number): number[] {
  const pages = Array.from({ length: last }, (_, index) => index + 1);
  return pages.filter((number) => number === 1 || number === last || Math.abs(number - page) <= 1);
}

/** The page number from a query; 1 if missing or invalid. */
export function parsePage(text: string | null): number {
  return /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1;
}
