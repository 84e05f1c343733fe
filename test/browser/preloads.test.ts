import { setTimeout as wait } from 'node:timers/promises';
import { describe, it } from 'vitest';
import { openPage } from './browser.ts';
import { expectQuiet } from './complaints.ts';

// Chromium complains some three seconds after the load of what it was told to fetch early, and nobody used.
const complaintMs = 5_000;

describe.each([390, 1440])('at %i pixels', (width) => {
  it('no page has anything fetched early that it does not use', async () => {
    const paths = ['/', '/inventory', '/car/1', '/about', '/contact'];
    const pages = await Promise.all(paths.map((path) => openPage(path, { width })));
    await wait(complaintMs);
    for (const page of pages) expectQuiet(page);
  }, 60_000);
});
