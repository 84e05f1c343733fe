import { Suspense, use } from 'react';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Screens } from '../../../server/screens.ts';
import { makeApp, screens } from '../make-app.ts';

/** A page whose render waits for a part, and counts how often that is tried. */
function waitingPage() {
  let tries = 0;
  let deliver: () => void = () => undefined;
  const part = new Promise<string>((resolve) => (deliver = () => resolve('the spare wheel')));
  function LatePart() {
    tries += 1;
    return <p>{use(part)}</p>;
  }
  const element = (
    <Suspense fallback={<p>One moment</p>}>
      <LatePart />
    </Suspense>
  );
  const page: Screens = { isFound: () => true, at: () => ({ ...screens.at('/about'), element }) };
  return { screens: page, tries: () => tries, deliver };
}

/** Asks for a page. What it gives lets the visitor leave, or waits for the whole page. */
async function visit(app: Express) {
  const server = createServer(app).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await vi.waitFor(() => expect(server.listening).toBe(true));
  const asked = get({ port: (server.address() as AddressInfo).port, path: '/about' });
  const page = new Promise<number>((resolve) => {
    asked.on('response', (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    asked.on('error', () => resolve(0));
  });
  return { leave: () => asked.destroy(), page };
}

describe('a render', () => {
  it('goes on when what it waits for comes', async () => {
    const waiting = waitingPage();
    const visitor = await visit(makeApp(waiting).app);
    await vi.waitFor(() => expect(waiting.tries()).toBe(1));
    waiting.deliver();
    expect(await visitor.page).toBe(200);
    expect(waiting.tries()).toBe(2);
  });

  it('ends with the visit, without a word but the request’s own', async () => {
    const waiting = waitingPage();
    const { app, log } = makeApp(waiting);
    const visitor = await visit(app);
    await vi.waitFor(() => expect(waiting.tries()).toBe(1));
    visitor.leave();
    await vi.waitFor(() => expect(log).toMatchObject([{ msg: 'request', path: '/about', aborted: true }]));
    // React's development build tries again to tell where the render stood.
    const triesUntilThen = waiting.tries();
    waiting.deliver();
    // Time for the render to go on, if it still lived.
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    expect(waiting.tries()).toBe(triesUntilThen);
    expect(log).toHaveLength(1);
  });
});
