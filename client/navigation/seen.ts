import { createListeners } from '../browser/listeners.ts';
import { readStored, writeStored } from '../browser/storage.ts';

const key = 'seen';
// Three are shown, but some may be sold by then.
const maxCars = 6;
const listeners = createListeners();

/** The cars that the visitor saw, latest first, and the last list with its filters in words. Kept on this device only. */
export type Seen = { cars: readonly string[]; list: string; filters: string };

let atLoad: Seen | undefined | null = null;

/** Read once per page load, so that nothing on the page moves afterwards. */
export function seenBefore(): Seen | undefined {
  if (atLoad === null) atLoad = readSeen();
  return atLoad;
}

export const subscribeToSeen = listeners.subscribe;

export function rememberCar(id: string): void {
  write(({ cars }) => ({ cars: [id, ...cars.filter((other) => other !== id)].slice(0, maxCars) }));
}

/** Skips the unfiltered inventory, which the visitor finds anyway. */
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
