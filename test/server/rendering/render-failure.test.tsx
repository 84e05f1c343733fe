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

describe('a page that fails to render', () => {
  it('has the specification’s text and status 500, no stack, which one error line has, and does not affect other pages', async () => {
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
    // The page is loaded again without a script, whatever its URL.
    expect(linksTo(text, '')).toEqual(['Refresh Page']);
    expect(unstyled(text)).toEqual([]);
    expect(texts(text, 'script')).toEqual([]);
    expect(text).not.toMatch(/Honda|engine stalls|StalledEngine|\.tsx/);
    await expect.poll(() => log.at(-1)).toMatchObject({ msg: 'request', status: 500 });
    const stack = expect.stringMatching(/^Error: the engine stalls\n +at StalledEngine/) as string;
    expect(errors()).toMatchObject([{ msg: 'render failed', path: '/car/1', err: { stack } }]);
    expect((await get('/about')).status).toBe(200);
  });

  it('has the error screen too if the frame around the page fails, in which nothing waits', async () => {
    const failing = {
      get footer(): string {
        throw new Error('no footer');
      },
    };
    const metrics = await makeMetrics();
    const { get, errors } = makeApp({ texts: failing, metrics });
    const { status, text } = await get('/');
    expect([status, texts(text, 'title')]).toEqual([500, ['Something went wrong']]);
    expect(errors()).toMatchObject([{ msg: 'render failed', err: { message: 'no footer' } }]);
    expect(await metrics.text()).toContain('{route="home",status="5xx"} 1\n');
  });

  it('has status 500 too if a part fails that hydrates by itself, even late', async () => {
    const part = (
      <Suspense>
        <LatePart />
      </Suspense>
    );
    const { get, errors } = makeApp({ stock: stockThatRenders(part) });
    expect((await get('/car/1')).status).toBe(500);
    expect(errors()).toMatchObject([{ msg: 'render failed', err: { message: 'the gearbox came off' } }]);
  });

  it('has status 500 too if it waits for what never comes', async () => {
    const { get, errors } = makeApp({ stock: stockThatRenders(<Waiting />) });
    const { status, text } = await get('/car/1');
    expect([status, texts(text, 'title')]).toEqual([500, ['Something went wrong']]);
    expect(errors()).toMatchObject([{ msg: 'render failed', err: { message: 'The render did not end' } }]);
  });

  it('is a plain 500 if the document itself fails', async () => {
    const { get, errors } = makeApp({ stock: stockThatRenders(<Saboteur />) });
    const { status, text, headers } = await get('/car/1');
    expect([status, text, headers['cache-control']]).toEqual([500, 'Internal Server Error', 'no-store']);
    expect(errors().at(-1)).toMatchObject({ msg: 'request failed', err: { message: 'no season' } });
  });
});
