import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pageCount } from '../../../shared/inventory/list-pages.ts';
import { buildServer } from '../../build/build-server.ts';
import type { SiteProcess } from '../../build/site-process.ts';
import { sampleSite } from '../../build/sites.ts';
import { readStock } from '../../stock/check/read-stock.ts';
import { writeStockModules } from '../../stock/generate/stock-modules.ts';
import type { StockFiles } from '../../stock/stock-files.ts';
import type { Row } from '../medians.ts';
import { processorMsOf, startBenchSite } from './compare.ts';

const pages = ['/', '/inventory', '/inventory?make=Honda', '/car/27'];

/** What a page costs with so many cars, and how much memory the server has had before and after crawls of all pages. */
export async function growth(counts: readonly number[], requests: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of counts) {
    process.stderr.write(`${count} cars\n`);
    const site = await startBenchSite(`${await buildGrown(count)}/server/main.js`);
    const row: Row = { cars: String(count) };
    for (const page of pages) row[`${page}, ms`] = await processorMsOfPage(site, page, requests);
    row['loaded, MB'] = mostMb(site);
    for (const crawl of ['crawled, MB', 'crawled again, MB']) {
      await crawlAll(site, count);
      row[crawl] = mostMb(site);
    }
    rows.push(row);
    await site.stop();
  }
  return rows;
}

/** Builds the sample's site with this many cars, copies of its own under other ids and prices, and returns its folder. */
export async function buildGrown(count: number): Promise<string> {
  const folder = resolve(`out/bench/grown-${count}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ['public', 'manifest.json', 'build.json']) {
    symlinkSync(resolve(sampleSite.folder, name), join(folder, name));
  }
  const stock = writeStockModules(join(folder, 'stock'), grown(readStock(sampleSite.stock), count));
  await buildServer(folder, { mode: 'production', stock });
  return folder;
}

function grown(stock: StockFiles, count: number): StockFiles {
  const own = stock.cars.filter((car) => !car.sold && car.listed !== false);
  const copies = Array.from({ length: Math.max(0, count - own.length) }, (_, index) => {
    const car = own[index % own.length];
    return car && { ...car, id: String(1_000 + index), price: car.price + 1_000 * (index % 97), of: car.id };
  }).filter((car) => car !== undefined);
  const pictures = copies.map(({ id, of }) => [id, stock.pictures[of]] as const);
  return {
    ...stock,
    cars: [...stock.cars, ...copies],
    pictures: { ...stock.pictures, ...Object.fromEntries(pictures) },
  } as StockFiles;
}

async function processorMsOfPage(site: SiteProcess, page: string, requests: number): Promise<string> {
  const load = { page, encoding: 'identity', requests };
  // The first load warms up.
  await processorMsOf(site, load);
  return (await processorMsOf(site, load)).toFixed(1);
}

const connections = 8;

/** Requests all pages of the sitemap and all of the list, as a crawler that takes brotli. */
async function crawlAll({ origin }: SiteProcess, cars: number): Promise<void> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  for (let page = 2; page <= pageCount(cars); page += 1) paths.push(`/inventory?page=${page}`);
  const next = paths.values();
  const crawler = async () => {
    for (const path of next) {
      const response = await fetch(origin + path, { headers: { 'Accept-Encoding': 'br' } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, crawler));
}

/** The most memory that a process has had, in MB. */
function mostMb({ pid }: SiteProcess): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
