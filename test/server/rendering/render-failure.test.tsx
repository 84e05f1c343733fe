import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import type { Screens } from '../../../server/screens.ts';
import { ask } from '../ask.ts';
import { elements, linksTo, textOf } from '../html.ts';
import { makeApp, screens } from '../make-app.ts';

function StalledEngine(): never {
  throw new Error('the engine stalls');
}

const stalled: Screens = {
  isFound: () => true,
  at: (path) =>
    path === '/about' ? screens.at(path) : { status: 200, element: <StalledEngine />, modules: [] },
};

describe('a page that fails to render', () => {
  it('has the specification’s text and status 500', async () => {
    const { app } = makeApp({ screens: stalled });
    const response = await request(app).get('/car/1').expect(500);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(textOf(response.text)).toContain(
      "Something went wrong We're sorry, but we encountered an error. Please refresh the page or try again later. Refresh Page",
    );
    expect(elements(response.text, 'title')[0]?.text).toBe('Something went wrong');
  });

  it.each(['/inventory?make=Honda&year=2015-2019', '//evil.example'])(
    'reloads itself without a script, whatever its URL: %s',
    async (path) => {
      const { app } = makeApp({ screens: stalled });
      const html = (await ask(app, path)).body.toString();
      expect(linksTo(html, '')).toEqual(['Refresh Page']);
      expect(html).not.toContain('evil.example');
      expect(elements(html, 'script')).toEqual([]);
    },
  );

  it('shows no stack, and logs it in one error line', async () => {
    const { app, log } = makeApp({ screens: stalled });
    const { text } = await request(app).get('/car/1');
    expect(text).not.toMatch(/engine stalls|StalledEngine|\.tsx/);
    await vi.waitFor(() => expect(log.at(-1)).toMatchObject({ msg: 'request', status: 500 }));
    const errors = log.filter(({ level }) => level >= 50);
    expect(errors).toMatchObject([
      { msg: 'render failed', path: '/car/1', err: { message: 'the engine stalls' } },
    ]);
    expect(JSON.stringify(errors)).toMatch(/"stack":"Error: the engine stalls\\n +at StalledEngine/);
  });

  it('does not affect other pages', async () => {
    const { app } = makeApp({ screens: stalled });
    await request(app).get('/').expect(500);
    await request(app).get('/about').expect(200);
  });
});

describe('any other failure', () => {
  it('is a plain 500, and logs the stack', async () => {
    const unbuilt: Screens = {
      ...stalled,
      at: () => ({ status: 200, element: <p />, modules: ['client/unbuilt.tsx'] }),
    };
    const { app, log } = makeApp({ screens: unbuilt });
    const response = await request(app).get('/').expect(500, 'Internal Server Error');
    expect(response.headers['cache-control']).toBe('no-store');
    await vi.waitFor(() => expect(log).toHaveLength(2));
    expect(log[0]).toMatchObject({
      level: 50,
      path: '/',
      err: { message: "client/unbuilt.tsx is not in the build's manifest: run 'npm run build'" },
    });
  });
});
