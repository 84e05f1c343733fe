import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { launchOptions } from './browser/launch-options.ts';
import { buildSiteIfStale } from './build/build-site.ts';
import { readOptions } from './screenshots/options.ts';
import { createPhotographer } from './screenshots/photographer.ts';
import { shotsAt } from './screenshots/shots.ts';
import { startSite } from './site-process.ts';

const atOnce = 3;
const folder = 'out/screenshots';
// Otherwise the edges of pictures depend on when they were drawn.
const sameEveryTime = ['--disable-checker-imaging', '--disable-partial-raster'];

const startedAt = performance.now();
const options = readOptions(process.argv.slice(2));
if (!options.base) await buildSiteIfStale('production');
const site = options.base ? undefined : await startSite();
const { args = [], ...launch } = launchOptions();
const browser = await chromium.launch({ ...launch, args: [...args, ...sameEveryTime] });
const photograph = createPhotographer({ ...options, browser, site: options.base ?? site?.address ?? '' });

const jobs = options.widths.flatMap((width) => shotsAt(width, options.only).map((shot) => ({ shot, width })));
const failures: string[] = [];
const queue = jobs.values();
await Promise.all(Array.from({ length: atOnce }, takeNext));

await browser.close();
await site?.stop();
const seconds = Math.round((performance.now() - startedAt) / 1000);
console.log(`${jobs.length - failures.length} screenshots in ${folder}/ after ${seconds} s`);
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);

async function takeNext(): Promise<void> {
  for (const { shot, width } of queue) {
    try {
      const image = await photograph(shot, width);
      mkdirSync(`${folder}/${width}`, { recursive: true });
      writeFileSync(`${folder}/${width}/${shot.name}.png`, image);
    } catch (error) {
      failures.push(`${width}/${shot.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
