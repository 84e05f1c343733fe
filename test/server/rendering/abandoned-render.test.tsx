import { Suspense, use } from 'react';
import { expect, it, vi } from 'vitest';
import { makeApp, makeMetrics } from '../make-app.ts';

const tried = vi.fn<() => void>();
let deliver: () => void = () => undefined;
const part = new Promise<string>((resolve) => (deliver = () => resolve('the spare wheel')));

function LatePart() {
  tried();
  return <p>{use(part)}</p>;
}

const waitingPage = (
  <Suspense fallback={<p>One moment</p>}>
    <LatePart />
  </Suspense>
);

async function later(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
}

it('a suspended render ends with the request, which is counted as aborted, and has no log line but its own', async () => {
  const metrics = await makeMetrics();
  const { get, log } = makeApp({ pages: waitingPage, metrics });
  const visitor = new AbortController();
  const answer = get('/about', {}, { signal: visitor.signal });
  await expect.poll(() => tried).toHaveBeenCalledTimes(1);
  visitor.abort();
  await expect(answer).rejects.toThrow('aborted');
  await expect.poll(() => log).toMatchObject([{ msg: 'request', path: '/about', aborted: true }]);
  expect(await metrics.text()).toContain('\nhttp_requests_aborted_total 1\n');
  // React's development build retries to report where the render was suspended.
  await later();
  tried.mockClear();
  deliver();
  // Time in which the render would continue if it still existed.
  await later();
  expect(tried).not.toHaveBeenCalled();
  expect(log).toHaveLength(1);
});
