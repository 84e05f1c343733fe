import { expect, it } from 'vitest';
import { createToastStore } from '../../../client/toasts/toasts.ts';

type Store = ReturnType<typeof createToastStore>;

const first = { id: '1', title: 'First', open: true, variant: 'default' };

it.each<[what: string, change: (store: Store) => unknown, list: unknown[]]>([
  ['a toast: an id from a counter, open, with the default variant', () => undefined, [first]],
  [
    'only the latest, with the variant that was passed',
    (store) => store.add({ title: 'Gone', variant: 'destructive' }),
    [{ ...first, id: '2', title: 'Gone', variant: 'destructive' }],
  ],
  ['an update', (store) => store.update('1', { title: 'Sent' }), [{ ...first, title: 'Sent' }]],
  ['one dismissed: closed', (store) => store.dismiss('1'), [{ ...first, open: false }]],
  ['all dismissed', (store) => store.dismiss(), [{ ...first, open: false }]],
  ['nothing after its removal', (store) => store.remove('1'), []],
  ['nothing after the removal of all', (store) => store.remove(), []],
])('the list of toasts has %s', (_what, change, list) => {
  const { store } = makeStore();
  expect(store.add({ title: 'First' })).toBe('1');
  change(store);
  expect(store.list()).toEqual(list);
});

it('a dismissed toast is removed after 1,000,000 ms, and later ones stay', () => {
  const { store, timers } = makeStore();
  store.dismiss(store.add({ title: 'Old' }));
  store.dismiss('7');
  expect(timers.map(({ delayMs }) => delayMs)).toEqual([1_000_000]);
  store.add({ title: 'New' });
  timers[0]?.callback();
  expect(store.list().map(({ title }) => title)).toEqual(['New']);
  store.dismiss();
  timers[1]?.callback();
  expect(store.list()).toEqual([]);
});

it('the counter wraps at the largest safe integer', () => {
  const { store } = makeStore(Number.MAX_SAFE_INTEGER - 2);
  const ids = ['a', 'b', 'c'].map((title) => store.add({ title }));
  expect(ids).toEqual(['9007199254740990', '0', '1']);
});

function makeStore(firstCount = 0) {
  const timers: { callback: () => void; delayMs: number }[] = [];
  return {
    store: createToastStore((callback, delayMs) => timers.push({ callback, delayMs }), firstCount),
    timers,
  };
}
