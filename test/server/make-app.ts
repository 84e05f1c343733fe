import type { RequestOptions } from 'node:http';
import { pino } from 'pino';
import request from 'supertest';
import { createApp } from '../../server/app.ts';
import type { Dependencies } from '../../server/dependencies.ts';
import { sampleSite } from '../../scripts/build/sites.ts';
import { loadAssets } from '../../server/files/assets.ts';
import { createMetrics } from '../../server/observability/metrics.ts';
import { siteStock } from '../../server/site-stock.ts';
import type { CarDetail } from '../../shared/cars/car.ts';
import { dealerSite } from '../../shared/dealer-site.ts';
import type { Site } from '../../shared/site.ts';
import { makeDetail } from '../make-car.ts';
import { ask } from './ask.ts';
import type { StockOfApp } from './stock-of-app.ts';

export const assets = loadAssets(new URL(`../../${sampleSite.folder}/public/`, import.meta.url));

type LogLine = { level: number; msg: string; [field: string]: unknown };

type Part = Partial<Omit<Dependencies, 'site'>> & { site?: Partial<Site> };

const sampleStock: StockOfApp = { ...siteStock, site: dealerSite };

/** The site with a readable log and a fixed clock, of the sample or another stock. */
export function makeApp({ site, ...part }: Part = {}, stock = sampleStock) {
  const { log, lines, errors } = makeLog();
  const app = createApp({
    ...stock,
    site: { ...stock.site, ...site },
    headerRules: { httpsOnly: { maxAge: 63_072_000, includeSubDomains: true }, isIndexed: true },
    assets,
    now: () => new Date('2031-10-20T12:00:00+05:30'),
    health: { isReady: true, isStopping: false },
    log,
    ...part,
  });
  return {
    app,
    log: lines,
    errors,
    /** Requests exactly this path, and returns the raw body. */
    get: (path: string, headers = {}, options: RequestOptions = {}) =>
      ask(app, path, { headers, ...options }),
    /** The HTML of a path, if its status is this. */
    page: async (path: string, status = 200) => (await request(app).get(path).expect(status)).text,
  };
}

/** The page of a car that the sample does not have. */
export function pageOfCar(part: Partial<CarDetail>): Promise<string> {
  const records = new Map([['1', makeDetail(part)]]);
  return makeApp({ cars: { ...siteStock.cars, records } }).page('/car/1');
}

export const makeMetrics = () => createMetrics({ build: '1a2b3c4d', stock_date: '2031-10-19' });

export function makeLog() {
  const lines: LogLine[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) });
  return { log, lines, errors: () => lines.filter(({ level }) => level >= 50) };
}
