import { loadScreen } from './routes.tsx';
import type { Screen } from './routes.tsx';

const screens = new Map<string, Promise<Screen>>();

/** The screen of a path that the visitor goes to. If its code cannot be had, the browser loads the page anew. */
export function screenFor(pathname: string, query: string): Promise<Screen> {
  const key = screenKey(pathname, query);
  const screen = screens.get(key) ?? loadScreen(pathname, query).catch(reload);
  screens.set(key, screen);
  return screen;
}

/** What screens differ by: only the contact page's query asks for more than the page's code. */
export function screenKey(pathname: string, query: string): string {
  return pathname === '/contact' ? pathname + query : pathname;
}

/** Loads the code of a page that the visitor may go to next. */
export function prefetchScreen(pathname: string): void {
  loadScreen(pathname).catch(() => undefined);
}

function reload(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}
