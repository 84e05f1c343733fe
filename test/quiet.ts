import { afterEach, expect, vi } from 'vitest';

// React complains of each fault once a worker, in whichever test happens to meet it first.
const complaints = vi.spyOn(console, 'error');

afterEach(() => {
  const { calls } = complaints.mock;
  complaints.mockClear();
  expect(calls).toEqual([]);
});
