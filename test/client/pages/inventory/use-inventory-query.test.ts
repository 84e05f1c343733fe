import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryStore } from '../../../../client/pages/inventory/use-inventory-query.ts';

// Safari refuses more than 100 writes in half a minute; the site limits itself to 80.
const [maxWrites, periodMs] = [80, 30_000];

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function makeTab() {
  const page = new EventTarget();
  const location = { pathname: '/inventory', search: '' };
  const writes: { method: string; at: number }[] = [];
  const writeBy = (method: string) => (_state: unknown, _title: string, url: string) => {
    writes.push({ method, at: performance.now() });
    location.search = url.slice(location.pathname.length);
  };
  vi.stubGlobal('window', Object.assign(page, { location }));
  vi.stubGlobal('history', { state: null, pushState: writeBy('push'), replaceState: writeBy('replace') });
  const store = createQueryStore('');
  store.subscribe(() => undefined);
  return { page, location, writes, store };
}

it('Back drops a change that is not in the URL yet', () => {
  const { page, location, store } = makeTab();
  store.write('search', '?search=c');
  store.write('search', '?search=ci');
  location.search = '';
  page.dispatchEvent(new Event('popstate'));
  vi.advanceTimersByTime(1000);
  expect([location.search, store.read()]).toEqual(['', '']);
});

it('changes of one filter within a second share a history entry; another filter or a later change adds one', () => {
  const { writes, store } = makeTab();
  for (const [filter, pauseMs] of [
    ['maxPrice', 999],
    ['maxPrice', 999],
    ['search', 1000],
    ['search', 0],
  ] as const) {
    store.write(filter, `?${filter}=${performance.now()}`);
    vi.advanceTimersByTime(pauseMs);
  }
  expect(writes.map(({ method }) => method)).toEqual(['push', 'replace', 'push', 'push']);
});

it('however fast filters change, the history is written at most 80 times in 30 s, and the URL ends with the last choice', () => {
  const { location, writes, store } = makeTab();
  for (let index = 0; index < 1_000; index += 1) {
    store.write(index % 5 === 0 ? 'year' : 'price', `?${index}`);
    expect(store.read()).toBe(`?${index}`);
    // Most changes are fast; now and then the visitor looks at the list.
    vi.advanceTimersByTime(index % 200 === 0 ? 1_500 : (index * 7) % 150);
  }
  vi.advanceTimersByTime(1_000);
  expect(location.search).toBe('?999');
  const most = Math.max(
    ...writes.map(({ at }) => writes.filter((it) => it.at >= at && it.at < at + periodMs).length),
  );
  expect(most).toBeLessThanOrEqual(maxWrites);
});

it('a pending change is written before a click may leave the page, and again later if the browser refuses', () => {
  const { page, location, store } = makeTab();
  store.write('search', '?search=c');
  store.write('search', '?search=ci');
  expect(location.search).toBe('?search=c');
  page.dispatchEvent(new Event('click'));
  expect(location.search).toBe('?search=ci');

  const refuse = () => {
    throw new DOMException('too many', 'SecurityError');
  };
  const { pushState, replaceState } = history;
  vi.stubGlobal('history', { state: null, pushState: refuse, replaceState: refuse });
  vi.advanceTimersByTime(1000);
  store.write('search', '?search=city');
  expect(store.read()).toBe('?search=city');
  vi.stubGlobal('history', { state: null, pushState, replaceState });
  vi.advanceTimersByTime(2000);
  expect(location.search).toBe('?search=city');
});
