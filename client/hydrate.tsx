import { texts } from '#stock/dealer.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { stockOf } from '../shared/inventory/stock-of.ts';
import type { StockFacts } from '../shared/inventory/stock-of.ts';
import { App } from './app.tsx';
import { keepServedForms } from './before-hydration/served-forms.ts';
import { reportFault, reportFaultsTo } from './browser/report-fault.ts';
import { createCarRecords } from './car-records.ts';
import { favorites } from './cars/favorites.ts';
import { completeEntry } from './navigation/history-entry.ts';
import { readPageData } from './page-data.ts';

/** Hydrates the served page. The stock is passed in, so that a changed price does not change this file. */
export function hydrate(facts: StockFacts): void {
  const pageData = readPageData(document);
  reportFaultsTo(pageData.faults);
  const stock = stockOf(facts);
  const records = createCarRecords(pageData.cars, stock.forSale);
  const cars = { ...stock, records };
  favorites.keepOnly(cars.options.cars);
  keepServedForms();
  completeEntry();
  startTransition(() => {
    hydrateRoot(
      document,
      // Typed letters would be late in a transition.
      <BrowserRouter useTransitions={false}>
        <App pageData={pageData} cars={cars} texts={texts} waitForCar={records.wait} />
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
}
