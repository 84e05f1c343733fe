import { StaticRouter } from 'react-router-dom';
import { App } from '../../client/app.tsx';
import { createPageCode } from '../../client/loading/page-code.ts';
import type { RoutedPage } from '../../client/loading/page-code.ts';
import type { PageData } from '../../client/page-data.ts';
import { PageRoutes } from '../../client/page-routes.tsx';
import { inIndia } from '../../shared/hours/india-clock.ts';
import { codePartsAt, codeParts } from '../../shared/code-part.ts';
import type { AssetManifest } from '../../shared/asset-manifest.ts';
import type { CodePart } from '../../shared/code-part.ts';
import { pageAt } from '../../shared/page-at.ts';
import type { Page } from '../../shared/page-at.ts';
import { closeMatches } from '../../shared/search/close-matches.ts';
import { searchCars, understand } from '../../shared/search/understand.ts';
import { siteOn } from '../../shared/site.ts';
import { allPages } from './all-pages.ts';
import type { Dependencies } from '../dependencies.ts';

type TreeDependencies = Pick<
  Dependencies,
  'site' | 'texts' | 'cars' | 'assets' | 'now' | 'errorsPath' | 'pages'
>;

/** Returns a function that gives the page of a path and a query such as '?make=Tata', and its React tree. */
export function createPageTree(dependencies: TreeDependencies) {
  const { site, texts, cars, assets, now, errorsPath } = dependencies;
  const { start, parts, stylesheet, icons } = assets;
  const scriptsOf = createScripts(parts);
  const code = createPageCode({ pages: allPages, texts, search: { closeMatches, searchCars, understand } });

  return (path: string, query: string) => {
    const today = inIndia(now()).day;
    const siteToday = siteOn(site, today);
    const page = pageAt(path, query, { cars, quirks: siteToday.quirks, today });
    const pageData: PageData = {
      site: siteToday,
      start,
      ...scriptsOf(codePartsAt(path, query)),
      stylesheet,
      icons,
      ...('car' in page && { cars: [page.car] }),
      ...('sold' in page && page.sold.length > 0 && { cars: page.sold }),
      ...(errorsPath !== undefined && { faults: errorsPath }),
      today,
    };
    const { pages = <PageRoutes only={routeOf(page)} /> } = dependencies;
    const content = (
      <StaticRouter location={path + query}>
        <App pageData={pageData} cars={cars} code={code} pages={pages} />
      </StaticRouter>
    );
    return { page, pageData, content };
  };
}

/**
 * The scripts of the parts that a page needs, and what each other has beside them. A part that is not the page's own has
 * its entry point there too, by which the browser finds it.
 */
function createScripts(parts: AssetManifest['parts']) {
  const known = new Map<string, Pick<PageData, 'scripts' | 'parts'>>();
  return (needed: readonly CodePart[]) => {
    const key = needed.join();
    const made = known.get(key) ?? scriptsFor(needed, parts);
    known.set(key, made);
    return made;
  };
}

function scriptsFor(needed: readonly CodePart[], parts: AssetManifest['parts']) {
  const scripts = [...new Set(needed.flatMap((part) => parts[part]))];
  const others = codeParts.filter((part) => part !== needed.at(-1));
  const further = others.map((part) => {
    const entry = parts[part].at(-1);
    return [part, parts[part].filter((path) => path === entry || !scripts.includes(path))];
  });
  return { scripts, parts: Object.fromEntries(further) as PageData['parts'] };
}

/** Undefined for a path that `pageAt` does not know: React Router ignores a slash at its end. */
function routeOf({ kind }: Page): RoutedPage | undefined {
  if (kind === 'no page') return undefined;
  return kind === 'sold car' || kind === 'no car' ? 'car' : kind;
}

/** React never splits a page, which would need an inline script to put the later parts in place. */
export const renderOptions = { progressiveChunkSize: Infinity };
