import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from './browser.ts';
import { carTitles } from './inventory.ts';

const frameMs = 1000 / 60;

it(
  'a key in the search box is answered within a frame, on a processor slowed four times',
  { retry: 3 },
  async () => {
    const page = await openPage('/inventory');
    const box = page.locator('.filter-bar').getByRole('searchbox');
    const answers = await timeInputs(page, async () => {
      await box.pressSequentially('city');
      await expect.poll(() => carTitles(page)).toHaveLength(3);
      for (let press = 0; press < 4; press += 1) await box.press('Backspace');
      await expect.poll(() => carTitles(page)).toHaveLength(34);
    });
    expect(answers).toHaveLength(8);
    const median = answers.toSorted((a, b) => a - b)[4];
    expect(median).toBeLessThan(frameMs);
  },
);

type TraceEvent = { name: string; tdur?: number; args: { data?: { type?: string } } };

/**
 * The milliseconds that the page's thread worked in each of its answers to an input event; what else the machine
 * did meanwhile does not count.
 */
async function timeInputs(page: Page, type: () => Promise<void>): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const isComplete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } });
  await type();
  await devtools.send('Tracing.end');
  await isComplete;
  return events
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'input')
    .map(({ tdur = 0 }) => tdur / 1000);
}
