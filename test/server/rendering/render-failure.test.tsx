import { Suspense, lazy } from 'react';
import { describe, expect, it } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { PageRoutes } from '../../../client/page-routes.tsx';
import { linksTo, textOf, texts } from '../html.ts';
import { makeApp } from '../make-app.ts';

function StalledEngine(): never {
  throw new Error('the engine stalls');
}

const LatePart = lazy(() => Promise.reject(new Error('the gearbox came off')));

const stalled = (
  <Routes>
    <Route path="/about/*" element={<PageRoutes />} />
    <Route path="*" element={<StalledEngine />} />
  </Routes>
);

describe('a page that fails to render', () => {
  it('has the specification’s text and status 500, no stack, which one error line has, and does not affect other pages', async () => {
    const { get, log, errors } = makeApp({ pages: stalled });
    const { status, headers, text } = await get('//evil.example?make=Honda');
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
    expect(texts(text, 'script')).toEqual([]);
    expect(text).not.toMatch(/evil|engine stalls|StalledEngine|\.tsx/);
    await expect.poll(() => log.at(-1)).toMatchObject({ msg: 'request', status: 500 });
    const stack = expect.stringMatching(/^Error: the engine stalls\n +at StalledEngine/) as string;
    expect(errors()).toMatchObject([
      { msg: 'unknown path', path: '//evil.example' },
      { msg: 'render failed', path: '//evil.example', err: { stack } },
    ]);
    expect((await get('/about')).status).toBe(200);
  });

  it('has status 500 too if a part fails that hydrates by itself, even late', async () => {
    const pages = (
      <Suspense>
        <LatePart />
      </Suspense>
    );
    const { get, errors } = makeApp({ pages });
    expect((await get('/about')).status).toBe(500);
    expect(errors()).toMatchObject([{ msg: 'render failed', err: { message: 'the gearbox came off' } }]);
  });
});
