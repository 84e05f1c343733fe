import { afterEach, expect, vi } from 'vitest';

// React warns of each fault once per worker, in whichever test triggers it first.
const complaints = vi.spyOn(console, 'error');

afterEach(() => {
  const { calls } = complaints.mock;
  complaints.mockClear();
  // oxlint-disable-next-line vitest/no-standalone-expect -- of the test that has just ended
  expect(calls).toEqual([]);
});
