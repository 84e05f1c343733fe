import { createListeners } from '../browser/listeners.ts';
import { readStored, writeStored } from '../browser/storage.ts';

const key = 'seen';
// Some may be sold by then; three are shown.
const mostCars = 6;
const listeners = createListeners();

/** What the visitor saw last, on this device alone: the cars, the last one first, and a list, with its filters in words. */
export type Seen = { cars: readonly string[]; list: string; filters: string };

let before: Seen | undefined | null = null;

/**
 * As it was when the page was loaded, and at a reload or after Back as it was before: the browser restores the scroll
 * position, so nothing may have moved.
 */
export function seenBefore(): Seen | undefined {
  if (before === null) before = readSeenBefore();
  return before;
}

function readSeenBefore(): Seen | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (/reload|back/.test(navigation?.type ?? '')) return readSeen('sessionStorage');
  const seen = readSeen('localStorage');
  writeStored('sessionStorage', key, seen ?? null);
  return seen;
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
  writeStored('sessionStorage', key, null);
  document.documentElement.removeAttribute('data-seen');
  before = undefined;
  listeners.tell();
}

function readSeen(area: 'localStorage' | 'sessionStorage'): Seen | undefined {
  const stored = readStored(area, key);
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
  const seen = readSeen('localStorage') ?? { cars: [], list: '', filters: '' };
  writeStored('localStorage', key, { ...seen, ...changes(seen) });
}
