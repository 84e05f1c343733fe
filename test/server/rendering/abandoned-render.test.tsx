import { Suspense, use } from 'react';
import { expect, it } from 'vitest';
import { makeApp, makeMetrics } from '../make-app.ts';

/** A page whose render waits for a part, and counts its attempts. */
function waitingPage() {
  let tries = 0;
  let deliver: () => void = () => undefined;
  const part = new Promise<string>((resolve) => (deliver = () => resolve('the spare wheel')));
  function LatePart() {
    tries += 1;
    return <p>{use(part)}</p>;
  }
  const pages = (
    <Suspense fallback={<p>One moment</p>}>
      <LatePart />
    </Suspense>
  );
  return { pages, tries: () => tries, deliver };
}

async function later(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
}

it('a suspended render ends with the request, which is counted as aborted, and has no log line but its own', async () => {
  const waiting = waitingPage();
  const metrics = await makeMetrics();
  const { get, log } = makeApp({ pages: waiting.pages, metrics });
  const visitor = new AbortController();
  const answer = get('/about', {}, { signal: visitor.signal });
  await expect.poll(() => waiting.tries()).toBe(1);
  visitor.abort();
  await expect(answer).rejects.toThrow('aborted');
  await expect.poll(() => log).toMatchObject([{ msg: 'request', path: '/about', aborted: true }]);
  expect(await metrics.text()).toContain('\nhttp_requests_aborted_total 1\n');
  // React's development build retries to report where the render was suspended.
  await later();
  const triesUntilThen = waiting.tries();
  waiting.deliver();
  // Time in which the render would continue if it still existed.
  await later();
  expect(waiting.tries()).toBe(triesUntilThen);
  expect(log).toHaveLength(1);
});
