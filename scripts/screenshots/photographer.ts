import type { Browser, BrowserContext } from 'playwright-core';
import { hydrated } from '../browser/hydration.ts';
import { answerOutside } from '../browser/outside.ts';
import { viewportOf } from '../browser/viewport.ts';
import type { Options } from './options.ts';
import { comeToRest } from './rest.ts';
import type { Shot } from './shots.ts';
import { passTime, stopClock } from './stopped-clock.ts';

type Studio = { browser: Browser; site: string } & Pick<Options, 'forcedColors' | 'reducedMotion'>;

export type Photographer = (shot: Shot, width: number) => Promise<Buffer>;

/** Takes reproducible pictures: clock and random numbers are fixed, and animations have ended. */
export function createPhotographer({ browser, site, forcedColors, reducedMotion }: Studio): Photographer {
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
