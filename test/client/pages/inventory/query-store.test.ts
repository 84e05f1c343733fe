import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryStore } from '../../../../client/pages/inventory/query-store.ts';
import { countWrite, writeDelayMs } from '../../../../client/navigation/history-writes.ts';

// Safari refuses more than 100 writes in half a minute; the site makes 80 at most.
const [mostWrites, periodMs] = [80, 30_000];

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab with one history entry, that counts its writes. */
function makeTab() {
  const page = new EventTarget();
  const location = { pathname: '/inventory', search: '' };
  const writes: number[] = [];
  const write = (_state: unknown, _title: string, url: string) => {
    writes.push(performance.now());
    location.search = url.slice(location.pathname.length);
  };
  vi.stubGlobal('window', Object.assign(page, { location }));
  vi.stubGlobal('history', { state: null, pushState: write, replaceState: write });
  return { page, location, writes };
}

/** What a visitor does: a change of a filter, a link or a click elsewhere, each after a pause in ms. */
const doings = fc.array(
  fc.record({
    what: fc.constantFrom('price', 'price', 'price', 'search', 'year', 'link', 'click'),
    pause: fc.oneof(
      { weight: 30, arbitrary: fc.integer({ min: 0, max: 150 }) },
      { weight: 1, arbitrary: fc.integer({ min: 900, max: 6000 }) },
    ),
  }),
  { minLength: 100, maxLength: 400 },
);

it('Back and Forward tell the list at once, for as long as it is shown', () => {
  const { page } = makeTab();
  const told = vi.fn<() => void>();
  const leave = createQueryStore('').subscribe(told);
  page.dispatchEvent(new Event('popstate'));
  leave();
  page.dispatchEvent(new Event('popstate'));
  expect(told).toHaveBeenCalledTimes(1);
});

it('however fast filters change and links are followed, the history has 80 writes in 30 s, and the URL in the end is that of the last choice', () => {
  fc.assert(
    fc.property(doings, (all) => {
      // The writes of the tab before no longer count.
      vi.advanceTimersByTime(periodMs);
      const { page, location, writes } = makeTab();
      const store = createQueryStore('');
      const leave = store.subscribe(() => undefined);
      for (const [index, { what, pause }] of all.entries()) {
        if (what === 'click') page.dispatchEvent(new Event('click'));
        else if (what === 'link') {
          // At the limit a link is the browser's own.
          if (writeDelayMs() > 0) continue;
          countWrite();
          writes.push(performance.now());
        } else store.write(what, `?${what}=${index}`);
        expect(store.read().query).toBe(lastChoice(all.slice(0, index + 1)));
        vi.advanceTimersByTime(pause);
      }
      vi.advanceTimersByTime(periodMs + 5000);
      expect(location.search).toBe(lastChoice(all));
      leave();
      const most = Math.max(
        ...writes.map((at) => writes.filter((it) => it >= at && it < at + periodMs).length),
      );
      expect(most).toBeLessThanOrEqual(mostWrites);
    }),
    { seed: 65, numRuns: 30 },
  );
});

function lastChoice(all: readonly { what: string }[]): string {
  const index = all.findLastIndex(({ what }) => what !== 'link' && what !== 'click');
  return index < 0 ? '' : `?${all[index]?.what}=${index}`;
}
