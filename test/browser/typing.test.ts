import { expect, it } from 'vitest';
import { openPage } from './browser.ts';
import { carTitles } from './inventory.ts';

type Timed = Window & { blockedMs?: number[] };

const frameMs = 1000 / 60;

const name = 'a key in the search box blocks no longer than a frame, on a processor slowed four times';

// Other work on this machine stretches what is measured here, so it may be measured again.
it(name, { retry: 3 }, async () => {
  const page = await openPage('/inventory');
  await page.evaluate(() => {
    const blocked: number[] = ((window as Timed).blockedMs = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.name === 'input') blocked.push(entry.processingEnd - entry.processingStart);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const box = page.locator('.filter-bar').getByRole('searchbox');
  await box.pressSequentially('city', { delay: 60 });
  await expect.poll(() => carTitles(page)).toHaveLength(3);
  for (let press = 0; press < 4; press += 1) await box.press('Backspace', { delay: 60 });
  await expect.poll(() => carTitles(page)).toHaveLength(34);

  const blocked = await page.evaluate(() => (window as Timed).blockedMs ?? []);
  const median = blocked.toSorted((a, b) => a - b)[Math.floor(blocked.length / 2)] ?? 0;
  expect(median).toBeLessThan(frameMs);
});
