import { afterEach, expect, vi } from 'vitest';

// React warns of each fault once per worker, in whichever test triggers it first.
const complaints = vi.spyOn(console, 'error');

afterEach(() => {
  const { calls } = complaints.mock;
  complaints.mockClear();
  expect(calls).toEqual([]);
});
