import { describe, expect, it } from 'vitest';
import { createToastStore } from '../../../client/toasts/toast-store.ts';

describe('adding a toast', () => {
  it('gives it an id from a counter, opens it, and sets the default variant', () => {
    const { store } = makeStore();
    expect(store.add({ title: 'First' })).toBe('1');
    expect(store.list()).toEqual([{ id: '1', title: 'First', open: true, variant: 'default' }]);
    expect(store.add({ title: 'Second' })).toBe('2');
  });

  it('keeps the values passed', () => {
    const { store } = makeStore();
    const action = { label: 'Undo', run: () => undefined };
    store.add({ title: 'Gone', description: 'The car is gone', action, variant: 'destructive' });
    expect(store.list()).toEqual([
      { id: '1', title: 'Gone', description: 'The car is gone', action, open: true, variant: 'destructive' },
    ]);
  });

  it('wraps the counter at the largest safe integer', () => {
    const { store } = makeStore(Number.MAX_SAFE_INTEGER - 2);
    expect(store.add({ title: 'a' })).toBe('9007199254740990');
    expect(store.add({ title: 'b' })).toBe('0');
    expect(store.add({ title: 'c' })).toBe('1');
  });

  it('puts it at the front and cuts the list to one', () => {
    const { store, titles } = makeStore();
    store.add({ title: 'First' });
    store.add({ title: 'Second' });
    expect(titles()).toEqual(['Second']);
  });
});

describe('updating a toast', () => {
  it('changes the toast with that id', () => {
    const { store } = makeStore();
    const id = store.add({ title: 'Sending' });
    store.update(id, { title: 'Sent', variant: 'destructive' });
    expect(store.list()).toEqual([{ id: '1', title: 'Sent', open: true, variant: 'destructive' }]);
  });

  it('changes nothing for an unknown id', () => {
    const { store, titles } = makeStore();
    store.add({ title: 'Here' });
    store.update('7', { title: 'There' });
    expect(titles()).toEqual(['Here']);
  });
});

describe('dismissing a toast', () => {
  it('closes the toast and removes it after 1,000,000 ms', () => {
    const { store, timers } = makeStore();
    const id = store.add({ title: 'Bye' });
    store.dismiss(id);
    expect(store.list()).toEqual([{ id: '1', title: 'Bye', open: false, variant: 'default' }]);
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([1_000_000]);
    timers[0]?.callback();
    expect(store.list()).toEqual([]);
  });

  it('closes every toast without an id', () => {
    const { store, timers } = makeStore();
    store.add({ title: 'Bye' });
    store.dismiss();
    expect(store.list().map(({ open }) => open)).toEqual([false]);
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([1_000_000]);
  });

  it('does nothing for an unknown id', () => {
    const { store, timers } = makeStore();
    store.add({ title: 'Here' });
    store.dismiss('7');
    expect(store.list().map(({ open }) => open)).toEqual([true]);
    expect(timers).toEqual([]);
  });

  it('keeps a later toast', () => {
    const { store, timers, titles } = makeStore();
    store.dismiss(store.add({ title: 'Old' }));
    store.add({ title: 'New' });
    timers[0]?.callback();
    expect(titles()).toEqual(['New']);
  });
});

describe('removing a toast', () => {
  it('deletes the toast with that id', () => {
    const { store, titles } = makeStore();
    const id = store.add({ title: 'Here' });
    store.remove('7');
    expect(titles()).toEqual(['Here']);
    store.remove(id);
    expect(titles()).toEqual([]);
  });

  it('empties the list without an id', () => {
    const { store, titles } = makeStore();
    store.add({ title: 'Here' });
    store.remove();
    expect(titles()).toEqual([]);
  });
});

describe('a listener', () => {
  it('is called on every change until it unsubscribes', () => {
    const { store } = makeStore();
    let calls = 0;
    const leave = store.subscribe(() => (calls += 1));
    const id = store.add({ title: 'a' });
    store.update(id, { title: 'b' });
    store.dismiss(id);
    store.remove(id);
    expect(calls).toBe(4);
    leave();
    store.add({ title: 'c' });
    expect(calls).toBe(4);
  });
});

function makeStore(firstCount = 0) {
  const timers: { callback: () => void; delayMs: number }[] = [];
  const store = createToastStore((callback, delayMs) => timers.push({ callback, delayMs }), firstCount);
  return { store, timers, titles: () => store.list().map(({ title }) => title) };
}
