import { afterEach, expect, vi } from 'vitest';

// React warns about each mistake once per worker, in the test that makes it first.
const complaints = vi.spyOn(console, 'error');

afterEach(() => {
  const { calls } = complaints.mock;
  complaints.mockClear();
  // oxlint-disable-next-line vitest/no-standalone-expect -- belongs to the test that has just ended
  expect(calls).toEqual([]);
});
