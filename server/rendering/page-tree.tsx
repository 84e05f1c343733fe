import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../client/app.tsx';
import type { PageData } from '../../client/page-data.ts';
import { carIdOf, pageStatus } from '../../client/page-status.ts';
import type { PageStatus } from '../../client/page-status.ts';
import type { Cars } from '../../client/stock-context.ts';
import { inIndia } from '../../shared/hours/india-clock.ts';
import { siteOn } from '../../shared/site.ts';
import type { DealerTexts } from '../../shared/dealer-texts.ts';
import type { Site } from '../../shared/site.ts';
import type { Assets } from '../files/assets.ts';

type Dependencies = {
  site: Site;
  assets: Assets;
  cars: Cars;
  now: () => Date;
  errorsPath?: string | undefined;
  /** Other texts than the dealer's, for tests. */
  texts?: DealerTexts | undefined;
  /** Other pages than the site's, for tests. */
  pages?: ReactNode;
};

export type Page = { status: PageStatus; pageData: PageData; content: ReactNode };

/** Returns a function that gives the React tree and the status of a path and a query such as '?make=Tata'. */
export function createPageTree({ site, assets, cars, now, errorsPath, texts, pages }: Dependencies) {
  const { start, scripts, records, stylesheet, icons } = assets;

  return (path: string, query: string): Page => {
    const today = inIndia(now()).day;
    const car = recordOf(path, cars);
    const pageData = {
      site: siteOn(site, today),
      start,
      scripts,
      records,
      stylesheet,
      icons,
      ...(car && { car }),
      ...(errorsPath !== undefined && { faults: errorsPath }),
      today,
    };
    const content = (
      <StaticRouter location={path + query}>
        <App pageData={pageData} cars={cars} texts={texts} pages={pages} />
      </StaticRouter>
    );
    return {
      status: pageStatus(path, query, { cars, quirks: pageData.site.quirks, today }),
      pageData,
      content,
    };
  };
}

/** What the browser needs of the car that a page shows. */
function recordOf(path: string, { records }: Cars): PageData['car'] {
  const id = carIdOf(path);
  const car = id === undefined ? undefined : records.get(id);
  if (!car) return undefined;
  const { image: _image, images: _images, ...facts } = car;
  return facts;
}

/** React never splits a page, which would need an inline script to put the later parts in place. */
export const renderOptions = { progressiveChunkSize: Infinity };
