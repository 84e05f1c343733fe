import { mkdirSync } from 'node:fs';
import { Command } from 'commander';
import type { Browser, Page } from 'playwright-core';
import { buildSite } from '../../scripts/build/build-site.ts';
import { startSite } from '../../scripts/build/site-process.ts';
import { sampleSite } from '../../scripts/build/sites.ts';
import { hydrated } from '../chromium/hydration.ts';
import { launchChromium } from '../chromium/launch-chromium.ts';
import { answerOutside } from '../chromium/outside.ts';
import { viewportOf } from '../chromium/viewport.ts';
import { phoneStates, walks, type Walk } from '../sample-pages/page-states.ts';

const options = new Command('npm run screenshots --')
  .description("Takes screenshots of the sample's pages and their states into out/screenshots/.")
  .option('--base <url>', 'of a running site instead of the sample')
  .option('--widths <list>', 'in pixels', '390,768,1440')
  .option('--only <list>', 'only states whose name contains one of these words')
  .addHelpText('after', '\nExample: npm run screenshots -- --only home,car --widths 360')
  .parse()
  .opts<{ base?: string; widths: string; only?: string }>();
const folder = 'out/screenshots';
const only = (options.only ?? '').split(',');

if (!options.base) await buildSite(sampleSite, { ifStale: true });
const own = options.base ? undefined : await startSite();
const site = options.base ?? own?.origin ?? '';
const browser = await launchChromium();
for (const width of options.widths.split(',').map(Number)) {
  mkdirSync(`${folder}/${width}`, { recursive: true });
  for (const walk of walks) await photograph(browser, walk, width);
}
await browser.close();
await own?.stop();

async function photograph(
  chromiumBrowser: Browser,
  { path, states, withPopup }: Walk,
  width: number,
): Promise<void> {
  const steps = Object.entries(states)
    .filter(([name]) => width < 768 || !phoneStates.includes(name))
    .map(([name, step]) => ({ file: name.replaceAll(' ', '-'), step }));
  const last = steps.findLastIndex(({ file }) => only.some((word) => file.includes(word)));
  if (last < 0) return;
  const context = await chromiumBrowser.newContext({
    baseURL: site,
    viewport: viewportOf(width),
    reducedMotion: 'reduce',
  });
  await answerOutside(context, site);
  const page = await context.newPage();
  // A fixed evening in the festive season, so that every run shows the same.
  await page.clock.install({ time: new Date('2026-10-20T19:00:00+05:30') });
  if (!withPopup) await page.addInitScript(() => sessionStorage.setItem('hasSeenFestivePopup', 'true'));
  await page.goto(path);
  await hydrated(page);
  for (const [index, { file, step }] of steps.slice(0, last + 1).entries()) {
    await step?.(page);
    await picture(page, `${width}/${file}`, false);
    if (index === 0 && !withPopup) await picture(page, `${width}/${file}-full`, true);
  }
  await context.close();
}

async function picture(page: Page, name: string, fullPage: boolean): Promise<void> {
  if (!only.some((word) => name.includes(word))) return;
  await page.evaluate(async (isWhole) => {
    const images = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return isWhole || (bottom > 0 && top < window.innerHeight);
    });
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())]);
  }, fullPage);
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage, animations: 'disabled' });
  console.log(`${folder}/${name}.png`);
}
