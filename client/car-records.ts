import type { CarDetail } from '../shared/cars/car.ts';

const longestWaitMs = 5000;

/** A browser knows the record of the page that it was served, if that is a car's, and loads all others as one file. */
export function createCarRecords(served: CarDetail | undefined, load: () => Promise<readonly CarDetail[]>) {
  const known = new Map(served && [[served.id, served]]);
  let isComplete = false;
  let loading: Promise<void> | undefined;

  async function loadAll(): Promise<void> {
    for (const car of await load()) known.set(car.id, car);
    isComplete = true;
  }

  const records = {
    /** Undefined if there is no such car, or if its record is not loaded. */
    get: (id: string): CarDetail | undefined => known.get(id),
    /** A failed load is repeated by the next call. */
    load(): Promise<void> {
      loading ??= loadAll().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    /**
     * Undefined if there is nothing to wait for. Otherwise the result is false if the record does not come, or not in
     * time.
     */
    wait(id: string | undefined): Promise<boolean> | undefined {
      if (id === undefined || isComplete || known.has(id)) return undefined;
      return Promise.race([
        records.load().then(
          () => true,
          () => false,
        ),
        new Promise<boolean>((resolve) => setTimeout(resolve, longestWaitMs, false)),
      ]);
    },
  };
  return records;
}
