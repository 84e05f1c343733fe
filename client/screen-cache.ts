import { loadScreen } from './routes.tsx';
import type { Screen } from './routes.tsx';

const screens = new Map<string, Promise<Screen>>();

/** The screen of a path that the visitor goes to. If its code cannot be had, the browser loads the page anew. */
export function screenFor(pathname: string): Promise<Screen> {
  const screen = screens.get(pathname) ?? loadScreen(pathname).catch(reload);
  screens.set(pathname, screen);
  return screen;
}

/** Loads the code of a page that the visitor may go to next. */
export function prefetchScreen(pathname: string): void {
  loadScreen(pathname).catch(() => undefined);
}

function reload(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}
