import { Command } from 'commander';
import { compareInBrowser } from './bench/browser/compare-in-browser.ts';
import type { Row } from './bench/medians.ts';
import { compare, startBenchSite } from './bench/server/compare.ts';
import { growth } from './bench/server/growth.ts';
import { buildSite } from './build/build-site.ts';
import { sampleSite } from './build/sites.ts';

const {
  quick,
  browser,
  growth: isGrowth,
  site,
} = new Command('npm run bench --')
  .description('Measures the server beside a floor, or with --browser what a visitor waits for.')
  .option('--quick', 'fewer requests or rounds, for a first impression')
  .option('--browser', 'in Chromium, on a slow phone: hydration, longest task, largest paint, a click')
  .option('--growth', 'the server with 34 to 8,000 cars: what a page costs, memory after two crawls')
  .option('--site <url...>', 'with --browser: running sites instead of the sample, compared in turns')
  .parse()
  .opts<{ quick?: true; browser?: true; growth?: true; site?: string[] }>();
if (!browser || !site) await buildSite(sampleSite, { ifStale: true });
console.table(await rows());

function rows(): Promise<Row[]> {
  if (browser) return inBrowser(site);
  return isGrowth
    ? growth([34, 2_000, 8_000], quick ? 100 : 500)
    : compare(quick ? 2 : 3, quick ? 300 : 1_000);
}

async function inBrowser(sites: string[] | undefined): Promise<Row[]> {
  const visits = quick ? 3 : 9;
  if (sites) return compareInBrowser(sites, visits);
  const own = await startBenchSite();
  const rows = await compareInBrowser([own.origin], visits);
  await own.stop();
  return rows;
}
