import { footer } from '#stock/dealer.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { carIdOf } from '../shared/cars/car-path.ts';
import { codePartsAt } from '../shared/code-part.ts';
import { stockOf } from '../shared/inventory/stock-of.ts';
import type { StockFacts } from '../shared/inventory/stock-of.ts';
import { App } from './app.tsx';
import { keepServedForms } from './before-hydration/served-forms.ts';
import { reportFault, reportFaultsTo } from './browser/report-fault.ts';
import { favorites } from './cars/favorites.ts';
import { createCarRecords } from './loading/car-records.ts';
import { createPageCode } from './loading/page-code.ts';
import type { PageCode } from './loading/page-code.ts';
import { completeEntry } from './navigation/history-entry.ts';
import type { WaitForPage } from './navigation/use-link-navigation.ts';
import { readPageData } from './page-data.ts';

/** Hydrates the served page. The cars are passed in, so that a changed price does not change this file. */
export async function hydrate(facts: StockFacts, { pages, texts }: PageCode): Promise<void> {
  const pageData = readPageData(document);
  reportFaultsTo(pageData.faults);
  const stock = stockOf(facts);
  const records = createCarRecords(pageData.cars, stock.forSale);
  const cars = { ...stock, records };
  const code = createPageCode({ pages, texts: { ...texts, footer } }, pageData.parts);
  const waitFor: WaitForPage = ({ pathname, search }) =>
    all([...codePartsAt(pathname, search).map(code.wait), records.wait(carIdOf(pathname))]);
  // What read the URL's search on the server: its scripts are loaded already.
  const { pathname, search } = window.location;
  await all(codePartsAt(pathname, search).map(code.wait));
  favorites.keepOnly(cars.options.cars);
  keepServedForms();
  completeEntry();
  startTransition(() => {
    hydrateRoot(
      document,
      // Typed letters would be late in a transition.
      <BrowserRouter useTransitions={false}>
        <App pageData={pageData} cars={cars} code={code} waitFor={waitFor} />
      </BrowserRouter>,
      {
        onRecoverableError(error) {
          console.warn(error);
          reportFault('hydration');
        },
        onUncaughtError(error) {
          reportError(error);
          reportFault('render');
        },
      },
    );
  });
  for (const type of ['pointerdown', 'wheel', 'keydown']) {
    addEventListener(type, () => void code.loadAll(), { once: true, passive: true });
  }
}

/** Undefined if there is nothing to wait for. */
function all(arrivals: readonly (Promise<boolean> | undefined)[]): Promise<boolean> | undefined {
  const missing = arrivals.filter((arrival) => arrival !== undefined);
  if (missing.length === 0) return undefined;
  return Promise.all(missing).then((came) => came.every(Boolean));
}
