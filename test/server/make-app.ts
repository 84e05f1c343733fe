import { createServer, type RequestOptions } from 'node:http';
import { pino } from 'pino';
import type { ReactNode } from 'react';
import request from 'supertest';
import { sampleSite } from '../../scripts/build/sites.ts';
import { sampleModules } from '../../scripts/stock/generate/stock-modules.ts';
import { createApp } from '../../server/app.ts';
import { dealerSite } from '../../server/config.ts';
import type { Dependencies } from '../../server/dependencies.ts';
import { loadStock } from '../../server/load-stock.ts';
import { createMetrics } from '../../server/observability/metrics.ts';
import { loadAssets } from '../../server/routes/assets.ts';
import type { CarDetail } from '../../shared/cars/car.ts';
import type { Site } from '../../shared/dealer/site.ts';
import { recordsById, type Stock } from '../../shared/inventory/create-stock.ts';
import { makeDetail } from '../make-car.ts';
import { portOf, send } from './ask.ts';
import type { StockOfApp } from './stock-of-app.ts';

export const assets = loadAssets(new URL(`../../${sampleSite.folder}/public/`, import.meta.url));

type LogLine = { level: number; msg: string; [field: string]: unknown };

type Part = Partial<Omit<Dependencies, 'site'>> & { site?: Partial<Site> };

const sample = loadStock(new URL(`../../${sampleModules}/`, import.meta.url));
const sampleStock: StockOfApp = { ...sample, site: dealerSite };

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
    /** Requests exactly this path, and returns the raw body. Supertest normalizes both. */
    get: async (path: string, headers = {}, options: RequestOptions = {}) =>
      send({ port: await portOf(createServer(app)), path, agent: false, headers, ...options }),
    page: async (path: string, status = 200) => (await request(app).get(path).expect(status)).text,
  };
}

function stockWithCar(part: Partial<CarDetail>): Stock {
  return { ...sample.stock, records: recordsById([makeDetail(part)]) };
}

/** A stock in which the page of car 1 renders this instead of the name of its engine. */
export function stockThatRenders(engine: ReactNode): Stock {
  return stockWithCar({ specs: { engine: engine as string } });
}

export function pageOfCar(part: Partial<CarDetail>): Promise<string> {
  return makeApp({ stock: stockWithCar(part) }).page('/car/1');
}

export const makeMetrics = () =>
  createMetrics({ name: '1a2b3c4d', stock: { words: '', date: '2031-10-19' } });

export function makeLog() {
  const lines: LogLine[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) });
  return { log, lines, errors: () => lines.filter(({ level }) => level >= 50) };
}
