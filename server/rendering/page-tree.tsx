import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../client/app.tsx';
import type { Boot } from '../../client/boot.ts';
import type { Screen } from '../../client/routes.tsx';
import { saleState } from '../../shared/cars/sale-state.ts';
import { inIndia } from '../../shared/india-clock.ts';
import { siteOn } from '../../shared/site.ts';
import type { Site } from '../../shared/site.ts';
import type { Assets } from '../files/assets.ts';
import type { Screens } from '../screens.ts';

type Dependencies = {
  site: Site;
  assets: Assets;
  screens: Screens;
  now: () => Date;
  faultsAddress?: string | undefined;
};

export type Page = { status: 200 | 404 | 410; boot: Boot; content: ReactNode };

/**
 * Gives what there is to render at an address, `/inventory?make=Tata`, of which `path` is the first part.
 * That throws where the build knows nothing of a module that the page needs.
 */
export function createPageTree({ site, assets, screens, now, faultsAddress }: Dependencies) {
  const modules = new Map<Screen, string[]>();

  return (path: string, address: string): Page => {
    const [entryScript = ''] = addressesOf('client/entry.tsx');
    const today = inIndia(now()).day;
    const screen = screens.at(path);
    const boot = {
      site: siteOn(site, today),
      start: assets.start,
      entryScript,
      stylesheet: assets.stylesheet,
      icons: assets.icons,
      modules: modulesOf(screen),
      ...(faultsAddress !== undefined && { faults: faultsAddress }),
      today,
    };
    const content = (
      <StaticRouter location={address}>
        <App boot={boot} screen={screen} />
      </StaticRouter>
    );
    return { status: statusOf(screen, address.slice(path.length), boot.site.quirks, today), boot, content };
  };

  function modulesOf(screen: Screen): string[] {
    const known = modules.get(screen);
    if (known) return known;
    const addresses = [...new Set(['client/entry.tsx', ...screen.modules].flatMap(addressesOf))];
    modules.set(screen, addresses);
    return addresses;
  }

  function addressesOf(module: string): string[] {
    const addresses = assets.modules[module];
    if (!addresses) throw new Error(`${module} is not in the build's manifest: run 'npm run build'`);
    return addresses;
  }
}

/** The page of a car that was sold long ago is gone for good. */
function statusOf(
  { status, has, sold }: Screen,
  query: string,
  quirks: Site['quirks'],
  today: string,
): Page['status'] {
  if (saleState(sold, today) === 'gone') return 410;
  return has && !has(query, quirks) ? 404 : status;
}

/** Nothing suspends, so nothing has to be streamed in later by an inline script. */
export const renderOptions = { progressiveChunkSize: Infinity };
