import type { CarDetail, Listing } from '../../shared/cars/car.ts';
import { recordPath } from '../../shared/cars/record-path.ts';
import { isInTime } from './in-time.ts';

/** A browser knows the records that its page was served with, and loads each other when it is wanted. */
export function createCarRecords(served: readonly CarDetail[] = [], forSale: readonly Listing[]) {
  const known = new Map(served.map((car) => [car.id, car]));
  const loading = new Map<string, Promise<boolean>>();

  /** False if the record does not come. The next call then asks again. */
  function load(id: string, version: string): Promise<boolean> {
    const begun = loading.get(id);
    if (begun) return begun;
    const load = fetchRecord(recordPath(id, version)).then(
      (car) => known.set(id, car).has(id),
      () => !loading.delete(id),
    );
    loading.set(id, load);
    return load;
  }

  return {
    /** Undefined if there is no such car, or if its record is not loaded. */
    get: (id: string): CarDetail | undefined => known.get(id),
    /**
     * Undefined if there is nothing to wait for. Otherwise the result is false if the record does not come, or not in
     * time.
     */
    wait(id: string | undefined): Promise<boolean> | undefined {
      if (id === undefined || known.has(id)) return undefined;
      const car = forSale.find((it) => it.id === id);
      // The server may know it: a car that is sold.
      if (!car) return Promise.resolve(false);
      if (car.record === undefined) return undefined;
      return isInTime(load(id, car.record));
    },
  };
}

async function fetchRecord(path: string): Promise<CarDetail> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as CarDetail;
}
