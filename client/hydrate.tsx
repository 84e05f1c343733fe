import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import texts from '#stock/texts.json' with { type: 'json' };
import type { CarDetail } from '../shared/cars/car.ts';
import { createStock, recordsById, type Listings, type Stock } from '../shared/inventory/create-stock.ts';
import { App } from './app.tsx';
import { keepServedForms } from './before-hydration/served-forms.ts';
import { connection } from './browser/visitor-settings.ts';
import { readPageData } from './page-data.ts';

/** The listings are an argument, so that a changed price does not change this file. */
export function hydrate(listings: Listings): void {
  const pageData = readPageData(document);
  const stock = createStock(listings, recordsById(pageData.records ?? []), pageData.described);
  keepServedForms();
  startTransition(() => {
    hydrateRoot(
      document,
      // Transitions would delay typed letters.
      <BrowserRouter useTransitions={false}>
        <App pageData={pageData} stock={stock} texts={texts} />
      </BrowserRouter>,
      // A mismatch only makes React render a part again, so it is no error.
      { onRecoverableError: (error) => console.warn(error) },
    );
  });
  const { recordsScript } = pageData;
  if (recordsScript && !connection().saveData)
    void whenActive().then(() => loadRecords(recordsScript, stock));
}

/** Resolves at the first interaction, because visitors who only read the page need no other cars' records. */
function whenActive(): Promise<unknown> {
  if (navigator.userActivation.hasBeenActive) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'wheel', 'keydown']) {
      addEventListener(type, resolve, { once: true, passive: true });
    }
  });
}

/** Keeps the page's own records: they are newer if the site was updated in between. */
async function loadRecords(path: string, stock: Stock): Promise<void> {
  try {
    const { default: all } = (await import(path)) as { default: readonly CarDetail[] };
    stock.records = new Map([...recordsById(all), ...stock.records]);
  } catch (error) {
    // Without records, the browser loads the pages of cars from the server.
    console.warn(error);
  }
}
