import type { CarDetail } from '../../../shared/cars/car.ts';
import { detailIds, loadCarPage } from '../../../shared/cars/details.ts';

export async function allDetails(): Promise<CarDetail[]> {
  const pages = await Promise.all(detailIds.flatMap((id) => loadCarPage(id) ?? []));
  return pages.map(({ car }) => car);
}
