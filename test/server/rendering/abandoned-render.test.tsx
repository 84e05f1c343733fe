import { createServer } from 'node:http';
import { connect } from 'node:net';
import { Suspense, use } from 'react';
import { expect, it, vi } from 'vitest';
import { portOf } from '../ask.ts';
import { makeApp, makeMetrics, stockThatRenders } from '../make-app.ts';

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

it('a suspended render ends when the client disconnects, which is counted and logged as one aborted request', async () => {
  const metrics = await makeMetrics();
  const { get, log } = makeApp({ stock: stockThatRenders(waitingPage), metrics });
  const visitor = new AbortController();
  const answer = get('/car/1', {}, { signal: visitor.signal });
  await expect.poll(() => tried).toHaveBeenCalledTimes(1);
  visitor.abort();
  await expect(answer).rejects.toThrow('aborted');
  await expect.poll(() => log).toMatchObject([{ msg: 'request', path: '/car/1', aborted: true }]);
  expect(await metrics.registry.metrics()).toContain('\nhttp_requests_aborted_total 1\n');
  expect(await metrics.registry.metrics()).toContain('{route="car",status="2xx"} 0\n');
  // React's development build retries to report where the render was suspended.
  await later();
  tried.mockClear();
  deliver();
  // Gives the render time to continue, if it still exists.
  await later();
  expect(tried).not.toHaveBeenCalled();
  expect(log).toHaveLength(1);
});

it('nothing is rendered for clients that disconnected before their turn', async () => {
  // Each render takes a whole turn of the queue, so that Node reads from its connections before the next one.
  const rendered = vi.fn<() => void>(() => {
    const endsAt = performance.now() + 10;
    while (performance.now() < endsAt);
  });
  function Page() {
    rendered();
    return <p>A page</p>;
  }
  const { app } = makeApp({ stock: stockThatRenders(<Page />) });
  let requests = 0;
  const port = await portOf(
    createServer((req, res) => {
      requests += 1;
      app(req, res);
    }),
  );
  const visitors = Array.from({ length: 50 }, () => connect({ host: '127.0.0.1', port }));
  for (const visitor of visitors) visitor.write('GET /car/1 HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2));
  await expect.poll(() => requests).toBe(100);
  for (const visitor of visitors) visitor.resetAndDestroy();
  rendered.mockClear();
  // This request is the last in the queue, behind about fifty others.
  await fetch(`http://127.0.0.1:${port}/car/1`);
  expect(rendered.mock.calls.length).toBeLessThan(5);
});
