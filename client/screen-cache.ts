import { waitFor } from './navigation/wait-for.ts';
import { loadScreen } from './routes.tsx';
import type { Screen } from './routes.tsx';

const loads = new Map<string, Promise<Screen>>();
const arrivals = new WeakMap<Promise<Screen>, Promise<Screen>>();

/** The screen of the address that the browser is at. If its code cannot be had, the page is loaded anew. */
export function screenFor(pathname: string, query: string): Promise<Screen> {
  const load = loadOnce(pathname, query);
  const arrival = arrivals.get(load) ?? waitFor(load, () => window.location.reload());
  arrivals.set(load, arrival);
  return arrival;
}

/** Loads the code of a page; another time, if that fails. */
export function loadOnce(pathname: string, query = ''): Promise<Screen> {
  const key = screenKey(pathname, query);
  const load = loads.get(key) ?? loadScreen(pathname, query);
  loads.set(key, load);
  load.catch(() => loads.delete(key));
  return load;
}

/** What screens differ by: only the contact page's query asks for more than the page's code. */
export function screenKey(pathname: string, query: string): string {
  return pathname === '/contact' ? pathname + query : pathname;
}
