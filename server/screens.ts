import { detailIds, pagelessIds } from '../shared/cars/details.ts';
import { isCarPath, loadScreen, pagePaths } from '../client/routes.tsx';
import type { Screen } from '../client/routes.tsx';

/** Gives the screen of a path. */
export type Screens = { at(path: string): Screen; has(path: string): boolean };

// A query that may name any car, as the server cannot load those that it names while it renders.
const everyCar = '?cars=';

/** Matches every known path against the routes once, so that a page's status is known before it is rendered. */
export async function loadScreens(): Promise<Screens> {
  const paths = [...pagePaths, '/car', '/car/', ...[...detailIds, ...pagelessIds].map((id) => `/car/${id}`)];
  const known = new Map<string, Screen>();
  for (const path of paths) known.set(path, await loadScreen(path, everyCar));
  const noCar = await loadScreen('/car/unknown');
  const noPage = await loadScreen('/unknown');
  return {
    has: (path) => known.get(path)?.status === 200,
    at: (path) => known.get(path) ?? (isCarPath(path) ? noCar : noPage),
  };
}
