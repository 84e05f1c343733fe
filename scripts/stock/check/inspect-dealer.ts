import { join } from 'node:path';
import { dealerSchema, type Dealer } from '../../../shared/dealer/dealer-schema.ts';
import { openingWeek } from '../../../shared/hours/opening-week.ts';
import sample from '../../../shared/sample/dealer.json' with { type: 'json' };
import { isSample } from '../stock-folder.ts';
import { checkFile } from './check-file.ts';
import { readJson } from './json-source.ts';
import type { Finding } from './problem.ts';

export function inspectDealer(folder: string) {
  const file = join(folder, 'dealer.json');
  const { value: dealer, problems, at } = checkFile(file, 'Dealer', dealerSchema, readJson(file));
  delete dealer?.$schema;
  return {
    dealer,
    problems: dealer && !isSample(folder) ? [...problems, ...dealerMistakes(dealer).map(at)] : problems,
    doubts: dealer ? dealerDoubts(dealer).map(at) : [],
  };
}

function dealerMistakes({ address, geo, hours }: Dealer): Finding[] {
  const isMapOfSample = geo.latitude === sample.geo.latitude && geo.longitude === sample.geo.longitude;
  return [
    ...(isMapOfSample && address.street !== sample.address.street
      ? [{ field: 'geo', what: "the map still points to the sample's showroom; write your own position" }]
      : []),
    // The two could differ. The sample has both, as its specification says.
    ...(hours.structured && openingWeek(hours.shown)
      ? [{ field: 'hours', what: "search engines read the hours on the pages; delete 'structured'" }]
      : []),
  ];
}

function dealerDoubts({ hours: { shown, structured } }: Dealer): Finding[] {
  if (structured || openingWeek(shown)) return [];
  const what = `search engines cannot read '${shown}'; write them like 'Mon-Sat: 10 AM - 7 PM, Sun: 10 AM - 2 PM'`;
  return [{ field: 'hours', what }];
}
