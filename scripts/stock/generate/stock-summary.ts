import type { StockSummary } from '../../../server/files/build-info.ts';
import { inIndia } from '../../../shared/hours/india-clock.ts';
import { sampleWords } from '../check/sample-words.ts';
import type { StockFiles } from '../stock-files.ts';
import { isSample } from '../stock-folder.ts';

export function summaryOf({ folder, cars, drafts, dealer }: StockFiles, now = new Date()): StockSummary {
  const sold = cars.filter((car) => car.sold).length;
  return {
    cars: cars.length - sold,
    sold,
    drafts: drafts.length,
    date: inIndia(now).day,
    sampleWords: isSample(folder) ? [] : sampleWords(dealer),
  };
}
