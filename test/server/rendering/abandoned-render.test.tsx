import { Suspense, use } from 'react';
import { createServer, get } from 'node:http';
import type { Express } from 'express';
import { describe, expect, it } from 'vitest';
import { portOf } from '../ask.ts';
import { makeApp } from '../make-app.ts';

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

/** Requests a page. Returns functions to abort, or to wait for the whole page. */
async function visit(app: Express) {
  const asked = get({ port: await portOf(createServer(app)), path: '/about' });
  const page = new Promise<number>((resolve) => {
    asked.on('response', (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    asked.on('error', () => resolve(0));
  });
  return { leave: () => asked.destroy(), page };
}

async function later(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
}

describe('a suspended render', () => {
  it('continues when its data arrives', async () => {
    const waiting = waitingPage();
    const visitor = await visit(makeApp({ pages: waiting.pages }).app);
    await expect.poll(() => waiting.tries()).toBe(1);
    waiting.deliver();
    expect(await visitor.page).toBe(200);
    expect(waiting.tries()).toBe(2);
  });

  it('ends with the request, without a log line but the request’s own', async () => {
    const waiting = waitingPage();
    const { app, log } = makeApp({ pages: waiting.pages });
    const visitor = await visit(app);
    await expect.poll(() => waiting.tries()).toBe(1);
    visitor.leave();
    await expect.poll(() => log).toMatchObject([{ msg: 'request', path: '/about', aborted: true }]);
    // React's development build retries to report where the render was suspended.
    await later();
    const triesUntilThen = waiting.tries();
    waiting.deliver();
    // Time in which the render would continue if it still existed.
    await later();
    expect(waiting.tries()).toBe(triesUntilThen);
    expect(log).toHaveLength(1);
  });
});
