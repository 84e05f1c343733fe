import type { BuildInfo } from '../../../server/build-info.ts';
import { detailOf, listingOf, unlistedOf, type StockCar } from '../../../shared/cars/stock-car.ts';
import { inIndia } from '../../../shared/hours/india-clock.ts';
import type { StockChange } from '../../../shared/inventory/create-stock.ts';
import type { FeedFacts } from '../../../shared/structured-data/vehicle-rows.ts';
import { stockInWords } from '../check/drafts.ts';
import { inspectionSheet } from '../inspection/inspection-sheet.ts';
import type { StockFiles } from '../stock-files.ts';
import { isSample } from '../stock-folder.ts';
import { changeDays } from './change-days.ts';
import { shownSheet } from './shown-sheet.ts';

export function stockFacts(stock: StockFiles) {
  const { texts, delhi = {}, ...facts } = stock.dealer;
  const { offer, payment, hold, mechanic, languages, fuelPrices, ...dealer } = facts;
  const records = stock.cars.flatMap((car) => {
    const extras = { sheet: sheetOf(car), card: stock.pictures[car.id]?.card };
    return detailOf(car, picturesOf(stock, car.id), extras) ?? [];
  });
  const listed = stock.cars.flatMap((car) => listingOf(car, picturesOf(stock, car.id)) ?? []);
  const unlisted = stock.cars.flatMap((car) => unlistedOf(car, picturesOf(stock, car.id)) ?? []);
  const shown = shownSheet(records.filter(({ id }) => listed.some((car) => car.id === id)));
  return {
    listings: { listed, unlisted, ...(shown && { shownSheet: shown }) },
    records,
    dealer,
    texts: { ...texts, offer, payment, hold, mechanic, languages, fuelPrices },
    delhi,
    ownScenes: stock.marks?.scenes ?? {},
    changes: changesOf(stock),
    feedFacts: feedFactsOf(stock),
    isSample: isSample(stock.folder),
  };
}

export function summaryOf({ cars, drafts }: StockFiles, now = new Date()): BuildInfo['stock'] {
  return { words: stockInWords([...cars, ...drafts]), date: inIndia(now).day };
}

function feedFactsOf({ cars }: StockFiles): FeedFacts {
  const known = cars.filter(({ trim, vin, sold }) => (trim ?? vin) !== undefined && !sold);
  return Object.fromEntries(known.map(({ id, trim, vin }) => [id, { trim, vin }]));
}

function changesOf({ cars, folder }: StockFiles): StockChange[] {
  const changed = changeDays(folder);
  return cars.flatMap(({ id, make, fuel, transmission, listed, added = '', sold = '' }) => {
    const [day = ''] = [added, changed.get(id) ?? '', sold].sort().reverse();
    return day && listed !== false ? [{ id, make, fuel, transmission, day }] : [];
  });
}

function sheetOf({ inspection, body }: StockCar) {
  return inspection && inspectionSheet(inspection, body);
}

function picturesOf({ pictures }: StockFiles, id: string) {
  const { version = '', count = 0 } = pictures[id] ?? {};
  return { version, count };
}
