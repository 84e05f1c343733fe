import { chromium } from 'playwright-core';
import type { Browser, BrowserContext } from 'playwright-core';
import { launchOptions } from '../browser/launch-options.ts';
import type { Options } from './options.ts';
import { shotsAt } from './shots.ts';
import { hydrated } from '../browser/hydration.ts';
import { answerOutside } from '../browser/outside.ts';
import { viewportOf } from '../browser/viewport.ts';
import { comeToRest } from './rest.ts';
import type { Shot } from './shots.ts';
import { passTime, stopClock } from './stopped-clock.ts';

/** An open browser, and the pictures to take in it. */
export type Studio = {
  atOnce: number;
  jobs: { name: string; take: () => Promise<Buffer> }[];
  close: () => Promise<unknown>;
};

// Otherwise the edges of pictures depend on when they were drawn.
const sameEveryTime = ['--disable-checker-imaging', '--disable-partial-raster'];

/** Every state of every page, identical to the pixel each time. */
export async function openChromiumStudio(options: Options, site: string): Promise<Studio> {
  const { args = [], ...launch } = launchOptions();
  const browser = await chromium.launch({ ...launch, args: [...args, ...sameEveryTime] });
  const photograph = createPhotographer({ ...options, browser, site });
  return {
    atOnce: 3,
    jobs: options.widths.flatMap((width) =>
      shotsAt(width, options.only).map((shot) => ({
        name: `${width}/${shot.name}`,
        take: () => photograph(shot, width),
      })),
    ),
    close: () => browser.close(),
  };
}

type Site = { browser: Browser; site: string } & Pick<Options, 'forcedColors' | 'reducedMotion'>;

type Photographer = (shot: Shot, width: number) => Promise<Buffer>;

/** Takes reproducible pictures: clock and random numbers are fixed, and animations have ended. */
function createPhotographer({ browser, site, forcedColors, reducedMotion }: Site): Photographer {
  return async (shot, width) => {
    const { path, isFull = false, withMotion = false, withoutScript = false } = shot;
    const context = await browser.newContext({
      baseURL: site,
      viewport: viewportOf(width),
      javaScriptEnabled: !withoutScript,
      reducedMotion: withMotion && !reducedMotion ? 'no-preference' : 'reduce',
      forcedColors: forcedColors ? 'active' : 'none',
    });
    await answerOutside(context, site);
    await prepare(context, shot);
    const page = await context.newPage();
    if (!withoutScript) await stopClock(page);
    await shot.before?.(page);
    await page.goto(path);
    if (!withoutScript) {
      await hydrated(page);
      await passTime(page, shot);
    }
    await shot.act?.(page);
    await comeToRest(page, isFull);
    const image = await page.screenshot({ fullPage: isFull, animations: 'disabled' });
    await context.close();
    return image;
  };
}

async function prepare(context: BrowserContext, { withPopup = false }: Shot): Promise<void> {
  await context.addInitScript((hasSeenPopup) => {
    let seed = 1;
    Math.random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    if (hasSeenPopup && window === window.top) sessionStorage.setItem('hasSeenFestivePopup', 'true');
  }, !withPopup);
}
