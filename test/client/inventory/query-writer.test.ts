import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryWriter } from '../../../client/pages/inventory/query-writer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a settled change', () => {
  it('makes a history entry at once', () => {
    const { writer, history } = makeWriter();
    writer.write('?make=Honda', true);
    writer.write('?make=Kia', true);
    expect(history).toEqual(['add ?make=Honda', 'add ?make=Kia']);
  });

  it('makes none when the address says the same already', () => {
    const { writer, history } = makeWriter('?make=Honda');
    writer.write('?make=Honda', true);
    writer.write('', true);
    writer.write('', true);
    expect(history).toEqual(['add ']);
  });
});

describe('a burst of changes', () => {
  it('makes one entry, which the later changes replace', () => {
    const { writer, history } = makeWriter();
    writer.write('?search=c', false);
    writer.write('?search=ci', false);
    vi.advanceTimersByTime(350);
    writer.write('?search=cit', false);
    vi.advanceTimersByTime(350);
    expect(history).toEqual(['add ?search=c', 'replace ?search=ci', 'replace ?search=cit']);
  });

  it('writes no more than once in 350 ms', () => {
    const { writer, history } = makeWriter();
    for (let price = 1; price <= 100; price += 1) {
      writer.write(`?minPrice=${price}`, false);
      vi.advanceTimersByTime(10);
    }
    expect(history).toEqual(['add ?minPrice=1', 'replace ?minPrice=36', 'replace ?minPrice=71']);
  });

  it('writes the last change as soon as it settles', () => {
    const { writer, history } = makeWriter();
    writer.write('?minPrice=1', false);
    writer.write('?minPrice=2', false);
    writer.settle();
    expect(history).toEqual(['add ?minPrice=1', 'replace ?minPrice=2']);
    vi.advanceTimersByTime(1000);
    expect(history).toHaveLength(2);
  });

  it('makes an entry of its own after another has settled', () => {
    const { writer, history } = makeWriter();
    writer.write('?search=a', false);
    writer.settle();
    writer.write('?search=ab', false);
    expect(history).toEqual(['add ?search=a', 'add ?search=ab']);
  });

  it('is completed before a settled change that follows it', () => {
    const { writer, history } = makeWriter();
    writer.write('?search=a', false);
    writer.write('?search=ab', false);
    writer.write('?search=ab&make=Kia', true);
    expect(history).toEqual(['add ?search=a', 'replace ?search=ab', 'add ?search=ab&make=Kia']);
  });
});

describe('an address that others wrote', () => {
  it('is told from its own', () => {
    const { writer } = makeWriter('?make=Kia');
    expect(writer.isOwn('?make=Kia')).toBe(true);
    writer.write('?make=Honda', true);
    expect([writer.isOwn('?make=Honda'), writer.isOwn('?make=Kia')]).toEqual([true, false]);
  });

  it('is taken over, and what was waiting is dropped', () => {
    const { writer, history } = makeWriter();
    writer.write('?search=a', false);
    writer.write('?search=ab', false);
    writer.adopt('');
    vi.advanceTimersByTime(1000);
    expect(writer.isOwn('')).toBe(true);
    writer.write('?search=b', false);
    expect(history).toEqual(['add ?search=a', 'add ?search=b']);
  });
});

describe('leaving the page', () => {
  it('writes nothing more', () => {
    const { writer, history, leave } = makeWriter();
    writer.write('?search=a', false);
    writer.write('?search=ab', false);
    leave();
    vi.advanceTimersByTime(1000);
    writer.write('?search=abc', true);
    expect(history).toEqual(['add ?search=a']);
  });
});

function makeWriter(present = '') {
  const history: string[] = [];
  const writer = createQueryWriter(present);
  const leave = writer.connect((query, replace) => {
    history.push(`${replace ? 'replace' : 'add'} ${query}`);
  });
  return { writer, history, leave };
}
