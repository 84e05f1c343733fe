import type { CarDetail } from '../../../shared/cars/car.ts';
import { detailIds, loadCarPage } from '../../../shared/cars/details.ts';

export async function allDetails(): Promise<CarDetail[]> {
  const records = await Promise.all(detailIds.map(loadCarPage));
  return records.flatMap((page) => page?.car ?? []);
}
