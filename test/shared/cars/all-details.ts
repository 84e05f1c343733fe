import type { CarDetail } from '../../../shared/cars/car.ts';
import { detailIds, loadCarDetail } from '../../../shared/cars/details.ts';

export async function allDetails(): Promise<CarDetail[]> {
  const records = await Promise.all(detailIds.map(loadCarDetail));
  return records.filter((car) => car !== undefined);
}
