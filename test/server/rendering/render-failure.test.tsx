import { Suspense, use } from 'react';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { Pages } from '../../../client/pages.tsx';
import { ask } from '../ask.ts';
import { linksTo, textOf, texts } from '../html.ts';
import { makeApp } from '../make-app.ts';

function StalledEngine(): never {
  throw new Error('the engine stalls');
}

function LatePart({ part }: { part: Promise<string> }) {
  return <p>{use(part)}</p>;
}

const stalled = (
  <Routes>
    <Route path="/about/*" element={<Pages />} />
    <Route path="*" element={<StalledEngine />} />
  </Routes>
);

describe('a page that fails to render', () => {
  it('has the specification’s text and status 500', async () => {
    const { app } = makeApp({ pages: stalled });
    const response = await request(app).get('/car/1').expect(500);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(textOf(response.text)).toContain(
      "Something went wrong We're sorry, but we encountered an error. Please refresh the page or try again later. Refresh Page",
    );
    expect(texts(response.text, 'title')).toEqual(['Something went wrong']);
  });

  it.each(['/inventory?make=Honda&year=2015-2019', '//evil.example'])(
    'reloads itself without a script, whatever its URL: %s',
    async (path) => {
      const { app } = makeApp({ pages: stalled });
      const html = (await ask(app, path)).body.toString();
      expect(linksTo(html, '')).toEqual(['Refresh Page']);
      expect(html).not.toContain('evil.example');
      expect(texts(html, 'script')).toEqual([]);
    },
  );

  it('shows no stack, and logs it in one error line', async () => {
    const { app, log } = makeApp({ pages: stalled });
    const { text } = await request(app).get('/car/1');
    expect(text).not.toMatch(/engine stalls|StalledEngine|\.tsx/);
    await expect.poll(() => log.at(-1)).toMatchObject({ msg: 'request', status: 500 });
    const errors = log.filter(({ level }) => level >= 50);
    expect(errors).toMatchObject([
      { msg: 'render failed', path: '/car/1', err: { message: 'the engine stalls' } },
    ]);
    expect(JSON.stringify(errors)).toMatch(/"stack":"Error: the engine stalls\\n +at StalledEngine/);
  });

  it('has status 500 too if a part fails that hydrates by itself, even late', async () => {
    const failing = Promise.reject(new Error('the gearbox came off'));
    failing.catch(() => undefined);
    const pages = (
      <Suspense>
        <LatePart part={failing} />
      </Suspense>
    );
    const { app, log } = makeApp({ pages });
    const { text } = await request(app).get('/about').expect(500);
    expect(textOf(text)).toContain('Something went wrong');
    await expect.poll(() => log.at(-1)).toMatchObject({ msg: 'request', status: 500 });
    expect(log.filter(({ level }) => level >= 50)).toMatchObject([
      { msg: 'render failed', path: '/about', err: { message: 'the gearbox came off' } },
    ]);
  });

  it('does not affect other pages', async () => {
    const { app } = makeApp({ pages: stalled });
    await request(app).get('/').expect(500);
    await request(app).get('/about').expect(200);
  });
});
