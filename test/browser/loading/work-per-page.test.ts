import type { CDPSession } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

const visits = {
  home: '/',
  inventory: '/inventory',
  search: '/inventory?search=honda',
  car: '/car/1',
  about: '/about',
  contact: '/contact',
};

// A module that runs on a page that does not use it costs every visitor, and no other test notices it. If a page uses
// another module now, `vitest -u` updates the list.
it('a first visit runs only the modules that the page uses', async () => {
  const visitsOf = new Map<string, string[]>();
  for (const [name, path] of Object.entries(visits))
    for (const module of new Set((await functionsRunOn(path)).map((run) => run.module)))
      visitsOf.set(module, [...(visitsOf.get(module) ?? []), name]);
  const lines = [...visitsOf]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([module, names]) =>
        `${module}: ${names.length === Object.keys(visits).length ? 'all' : names.join(', ')}\n`,
    );
  await expect(lines.join('')).toMatchFileSnapshot('work-per-page.txt');
});

it('hydration renders each card once', async () => {
  const runs = await functionsRunOn('/inventory');
  const counts = runs
    .filter(({ name }) => ['CardPrice', 'CardStatus'].includes(name))
    .map(({ count }) => count);
  expect(counts).toEqual([34, 34]);
});

async function functionsRunOn(path: string) {
  let devtools: CDPSession | undefined;
  const page = await openPage(path, {
    // Only the development build names the modules.
    site: inject('developmentOrigin'),
    width: 390,
    hasSeenPopup: false,
    withMotion: true,
    isClockStopped: true,
    async before(it) {
      devtools = await it.context().newCDPSession(it);
      await devtools.send('Profiler.enable');
      await devtools.send('Profiler.startPreciseCoverage', { callCount: true });
    },
  });
  // The popup opens, and the fireworks end.
  await page.clock.runFor(6_000);
  const { result = [] } = (await devtools?.send('Profiler.takePreciseCoverage')) ?? {};
  const scripts = result.filter(({ url }) => url.includes('/assets/'));
  const runs = scripts.map(async ({ url, functions }) => {
    const code = await (await page.request.get(url)).text();
    const starts = [...code.matchAll(/^\s*\/\/ ((?:client|shared|scripts|node_modules)\/\S+)$/gm)];
    return functions
      .flatMap(({ functionName: name, ranges: [range] }) => (range ? { name, ...range } : []))
      .filter(({ count }) => count > 0)
      .map(({ name, count, startOffset }) => {
        return { name, count, module: starts.findLast(({ index }) => index < startOffset)?.[1] ?? '' };
      })
      .filter(({ module }) => /^(client|shared)\//.test(module));
  });
  return (await Promise.all(runs)).flat();
}
