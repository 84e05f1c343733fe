import { changes } from '#stock/cars.ts';
import type { Express } from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { createApp } from '../../server/app.ts';
import type { Dependencies } from '../../server/app.ts';
import { sampleSite } from '../../scripts/build/sites.ts';
import { loadAssets } from '../../server/files/assets.ts';
import { dealerCars } from '../../server/dealer-cars.ts';
import { dealerSite } from '../../shared/site.ts';
import type { Site } from '../../shared/site.ts';
import type { StockOfApp } from './stock-of-app.ts';

export const assets = loadAssets(new URL(`../../${sampleSite.folder}/public/`, import.meta.url));

export type LogLine = { level: number; msg: string; [field: string]: unknown };

type Part = Partial<Omit<Dependencies, 'site'>> & { site?: Partial<Site> };

const sampleStock: StockOfApp = { site: dealerSite, cars: dealerCars, changes };

type SiteOfTest = {
  app: Express;
  log: LogLine[];
  /** The HTML of a path, if its status is this. */
  page: (path: string, status?: number) => Promise<string>;
};

/** The site with a readable log and a fixed clock, of the sample or another stock. */
export function makeApp({ site, ...part }: Part = {}, stock = sampleStock): SiteOfTest {
  const log: LogLine[] = [];
  const stream = { write: (line: string) => void log.push(JSON.parse(line) as LogLine) };
  const app = createApp({
    ...stock,
    site: { ...stock.site, ...site },
    headerRules: { httpsOnly: { maxAge: 63_072_000, includeSubDomains: true }, isIndexed: true },
    assets,
    now: () => new Date('2031-10-20T12:00:00+05:30'),
    health: { isStopping: false },
    log: pino({ base: null }, stream),
    ...part,
  });
  const page = async (path: string, status = 200) => (await request(app).get(path).expect(status)).text;
  return { app, log, page };
}
