import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { hydrated } from '../../browser/hydration.ts';
import { launchOptions } from '../../browser/launch-options.ts';
import { median as medianOf } from '../median.ts';
import { recordReplies } from './replies.ts';
import type { EventTime } from './replies.ts';
import { startBenchSite } from '../server/bench-site.ts';

/** Milliseconds; 0 where no event took 16 or more. */
export type Reply = {
  what: string;
  /** From input to frame. */
  median: number;
  longest: number;
  /** Handling one event. */
  longestHandling: number;
  count: number;
};

type Interaction = { what: string; width: number; act: (page: Page) => Promise<void> };

const slowdown = 4;
// How long a button is held down, in milliseconds.
const press = { delay: 80 };

const interactions: Interaction[] = [
  {
    what: 'typing a search',
    width: 1440,
    act: (page) => page.locator('.filter-bar [name=search]').pressSequentially('tata', { delay: 120 }),
  },
  {
    what: 'choosing a brand',
    width: 1440,
    async act(page) {
      await page.locator('.filter-bar [name=make]').focus();
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
    },
  },
  {
    what: 'clearing all filters',
    width: 1440,
    act: (page) => page.locator('.filter-bar__reset').click(press),
  },
  { what: 'sliding by key', width: 1440, act: (page) => slideByKey(page, '.filter-bar') },
  { what: 'dragging a slider', width: 1440, act: (page) => drag(page, '.filter-bar') },
  {
    what: 'opening the filter panel',
    width: 390,
    act: (page) => page.locator('.filter-panel-holder__toggle').click(press),
  },
  { what: 'dragging a slider in the panel', width: 390, act: (page) => drag(page, '.filter-panel') },
  {
    what: 'typing in the panel',
    width: 390,
    act: (page) => page.locator('.filter-panel [name=search]').pressSequentially('tata', { delay: 120 }),
  },
];

/** The inventory's responsiveness with the processor slowed down four times. */
export async function measureReplies(): Promise<Reply[]> {
  const site = await startBenchSite();
  const browser = await chromium.launch(launchOptions());
  try {
    const figures: Reply[] = [];
    for (const width of [1440, 390]) {
      const page = await browser.newPage({ viewport: { width, height: 844 } });
      const session = await page.context().newCDPSession(page);
      const replies = await recordReplies(page);
      await page.goto(`${site.origin}/inventory`, { waitUntil: 'load' });
      await hydrated(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      for (const { what, act } of interactions.filter((it) => it.width === width)) {
        const taken = await replies(() => act(page));
        figures.push({ what, ...summary(taken) });
      }
      await page.close();
    }
    return figures;
  } finally {
    await browser.close();
    await site.stop();
  }
}

function summary(times: readonly EventTime[]) {
  const toPicture = times.map((time) => time.toPicture);
  return {
    median: medianOf([0, ...toPicture]),
    longest: Math.max(0, ...toPicture),
    longestHandling: Math.max(0, ...times.map(({ handling }) => handling)),
    count: times.length,
  };
}

async function slideByKey(page: Page, within: string): Promise<void> {
  await page.locator(`${within} [type=range]`).last().focus();
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('ArrowLeft', { delay: 60 });
}

async function drag(page: Page, within: string): Promise<void> {
  const box = await page.locator(`${within} [type=range]`).first().boundingBox();
  if (!box) throw new Error(`there is no slider in ${within}`);
  // Where the thumb of the lowest price is, which is as wide as high.
  const [x, y] = [box.x + box.height / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) {
    await page.mouse.move(x + step * 8, y);
    await page.waitForTimeout(60);
  }
  await page.mouse.up();
}
