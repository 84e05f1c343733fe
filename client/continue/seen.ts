import { createListeners } from '../browser/listeners.ts';
import { readStored, writeStored } from '../browser/storage.ts';

const key = 'seen';
// Some may be sold by then; three are shown.
const mostCars = 6;
const listeners = createListeners();

/** What the visitor saw last, on this device only: the cars, the last one first, and a list, with its filters in words. */
export type Seen = { cars: readonly string[]; list: string; filters: string };

let atLoad: Seen | undefined | null = null;

/** As it was when the page was loaded, because nothing on it may move afterwards. */
export function seenBefore(): Seen | undefined {
  if (atLoad === null) atLoad = readSeen();
  return atLoad;
}

export const subscribeToSeen = listeners.subscribe;

export function rememberCar(id: string): void {
  write(({ cars }) => ({ cars: [id, ...cars.filter((other) => other !== id)].slice(0, mostCars) }));
}

/** A list without filters is the inventory, which the visitor finds anyway. */
export function rememberList(list: string, filters: string): void {
  if (filters) write(() => ({ list, filters }));
}

export function forgetSeen(): void {
  writeStored('localStorage', key, null);
  document.documentElement.removeAttribute('data-seen');
  atLoad = undefined;
  listeners.tell();
}

function readSeen(): Seen | undefined {
  const stored = readStored('localStorage', key);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { cars, list, filters } = stored as Record<string, unknown>;
  return {
    cars: Array.isArray(cars) ? cars.filter((id) => typeof id === 'string') : [],
    list: typeof list === 'string' ? list : '',
    filters: typeof filters === 'string' ? filters : '',
  };
}

function write(changes: (seen: Seen) => Partial<Seen>): void {
  seenBefore();
  const seen = readSeen() ?? { cars: [], list: '', filters: '' };
  writeStored('localStorage', key, { ...seen, ...changes(seen) });
}
