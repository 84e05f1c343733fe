import { Suspense, lazy, use } from 'react';
import { describe, expect, it } from 'vitest';
import { useSite } from '../../../client/site-context.ts';
import { linksTo, textOf, texts, unstyled } from '../html.ts';
import { makeApp, makeMetrics, stockThatRenders } from '../make-app.ts';

function StalledEngine(): never {
  throw new Error('the engine stalls');
}

function failSeason(): never {
  throw new Error('no season');
}

const LatePart = lazy(() => Promise.reject(new Error('the gearbox came off')));

const never = new Promise<never>(() => undefined);

function Waiting() {
  return <p>{use(never)}</p>;
}

/** Fails, and so does the document around the error screen. */
function Saboteur(): never {
  Object.defineProperty(useSite(), 'festive', { get: failSeason });
  return failSeason();
}

const latePart = (
  <Suspense>
    <LatePart />
  </Suspense>
);

const failingTexts = {
  get footer(): string {
    throw new Error('no footer');
  },
};

describe('a page that fails to render', () => {
  it('shows the specified text with status 500, logs one error, and does not affect other pages', async () => {
    const { get, log, errors } = makeApp({ stock: stockThatRenders(<StalledEngine />) });
    const { status, headers, text } = await get('/car/1?make=Honda');
    expect(status).toBe(500);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
    expect(textOf(text)).toContain(
      "Something went wrong We're sorry, but we encountered an error. Please refresh the page or try again later. Refresh Page",
    );
    expect(texts(text, 'title')).toEqual(['Something went wrong']);
    // Reloads the page without a script, whatever its URL.
    expect(linksTo(text, '')).toEqual(['Refresh Page']);
    expect(unstyled(text)).toEqual([]);
    expect(texts(text, 'script')).toEqual([]);
    expect(text).not.toMatch(/Honda|engine stalls|StalledEngine|\.tsx/);
    await expect.poll(() => log.at(-1)).toMatchObject({ msg: 'request', status: 500 });
    const stack = expect.stringMatching(/^Error: the engine stalls\n +at StalledEngine/) as string;
    expect(errors()).toMatchObject([{ msg: 'render failed', path: '/car/1', err: { stack } }]);
    expect((await get('/about')).status).toBe(200);
  });

  it.each([
    ['the frame around the page fails', { texts: failingTexts }, 'no footer'],
    [
      'a part with its own boundary fails, even late',
      { stock: stockThatRenders(latePart) },
      'the gearbox came off',
    ],
    ['it waits for what never comes', { stock: stockThatRenders(<Waiting />) }, 'The render did not end'],
  ])('has the error screen if %s', async (_what, part, message) => {
    const metrics = await makeMetrics();
    const { get, errors } = makeApp({ ...part, metrics });
    const { status, text } = await get('/car/1');
    expect([status, texts(text, 'title')]).toEqual([500, ['Something went wrong']]);
    expect(errors()).toMatchObject([{ msg: 'render failed', err: { message } }]);
    expect(await metrics.registry.metrics()).toContain('{route="car",status="5xx"} 1\n');
  });

  it('is a plain 500 if the document around the error screen fails too', async () => {
    const { get, errors } = makeApp({ stock: stockThatRenders(<Saboteur />) });
    const { status, text, headers } = await get('/car/1');
    expect([status, text, headers['cache-control']]).toEqual([500, 'Internal Server Error', 'no-store']);
    expect(errors().at(-1)).toMatchObject({ msg: 'request failed', err: { message: 'no season' } });
  });
});
