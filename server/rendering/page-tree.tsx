import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../client/app.tsx';
import type { PageData } from '../../client/page-data.ts';
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
  errorsPath?: string | undefined;
};

export type Page = { status: 200 | 404 | 410; pageData: PageData; content: ReactNode };

/**
 * Returns a function that gives the React tree and the status of a path and a query such as '?make=Tata'.
 * It throws where the build's manifest lacks a module of the page.
 */
export function createPageTree({ site, assets, screens, now, errorsPath }: Dependencies) {
  const modules = new Map<Screen, string[]>();

  return (path: string, query: string): Page => {
    const [hydrateScript = ''] = pathsOf('client/hydrate.tsx');
    const today = inIndia(now()).day;
    const screen = screens.at(path);
    const pageData = {
      site: siteOn(site, today),
      loader: assets.loader,
      hydrateScript,
      stylesheet: assets.stylesheet,
      icons: assets.icons,
      modules: modulesOf(screen),
      ...(errorsPath !== undefined && { faults: errorsPath }),
      today,
    };
    const content = (
      <StaticRouter location={path + query}>
        <App pageData={pageData} screen={screen} />
      </StaticRouter>
    );
    return {
      status: statusOf(screen, query, pageData.site.quirks, today),
      pageData,
      content,
    };
  };

  function modulesOf(screen: Screen): string[] {
    const cached = modules.get(screen);
    if (cached) return cached;
    const paths = [...new Set(['client/hydrate.tsx', ...screen.modules].flatMap(pathsOf))];
    modules.set(screen, paths);
    return paths;
  }

  function pathsOf(module: string): string[] {
    const paths = assets.modules[module];
    if (!paths) throw new Error(`${module} is not in the build's manifest: run 'npm run build'`);
    return paths;
  }
}

/** The page of a car that was sold long ago is gone for good. */
function statusOf(
  { status, hasPage, sold }: Screen,
  query: string,
  quirks: Site['quirks'],
  today: string,
): Page['status'] {
  if (saleState(sold, today) === 'gone') return 410;
  return hasPage && !hasPage(query, quirks) ? 404 : status;
}

/** React never splits a page, which would need an inline script to put the later parts in place. */
export const renderOptions = { progressiveChunkSize: Infinity };
