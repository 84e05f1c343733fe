import { detailIds, pagelessIds } from '../shared/cars/details.ts';
import { isCarPath, loadScreen, pagePaths } from '../client/routes.tsx';
import type { Screen } from '../client/routes.tsx';

/** The screen of a path; `isFound` is false for a path without a page. */
export type Screens = { at(path: string): Screen; isFound(path: string): boolean };

// As if the query named every car: the server cannot load cars while it renders.
const everyCar = '?cars=';

/** Matches every known path against the routes at start, so that a page's status is known before it is rendered. */
export async function loadScreens(): Promise<Screens> {
  const paths = [...pagePaths, '/car', '/car/', ...[...detailIds, ...pagelessIds].map((id) => `/car/${id}`)];
  const screens = new Map<string, Screen>();
  for (const path of paths) screens.set(path, await loadScreen(path, everyCar));
  const noCar = await loadScreen('/car/unknown');
  const noPage = await loadScreen('/unknown');
  return {
    isFound: (path) => screens.get(path)?.status === 200,
    at: (path) => screens.get(path) ?? (isCarPath(path) ? noCar : noPage),
  };
}
