import { describe, expect, it } from 'vitest';
import type { PageData } from '../../../client/page-data.ts';
import { createMetrics } from '../../../server/observability/metrics.ts';
import { ask } from '../ask.ts';
import { makeApp } from '../make-app.ts';

const report = '/errors/1a2b3c4d/car/render';
const logged = { level: 40, msg: 'a browser reports an error' };

describe('a report of an error in a browser', () => {
  it('is one line with page, kind and build, one count, and an empty answer that is not cached', async () => {
    const metrics = await createMetrics({ build: '1a2b3c4d', stock_date: '2031-10-19' });
    const { app, log } = makeApp({ metrics });
    const { status, headers, body } = await ask(app, report, {
      headers: { 'User-Agent': 'a phone', Referer: 'https://www.example.com/inventory?search=secret' },
    });
    expect([status, body.length, headers['cache-control']]).toEqual([204, 0, 'no-store']);
    const lines = log.filter(({ level }) => level === 40);
    expect(lines).toEqual([
      { ...logged, time: expect.any(Number) as number, build: '1a2b3c4d', page: 'car', kind: 'render' },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/secret|phone/);
    expect(await metrics.text()).toContain('\nsite_browser_errors_total{page="car",kind="render"} 1\n');
  });

  it.each(['load', 'hydration'])('is accepted of the kind %s too', async (kind) => {
    expect((await ask(makeApp().app, `/errors/1a2b3c4d/contact/${kind}`)).status).toBe(204);
  });

  it.each(['/errors/1a2b3c4d/car/other', '/errors/1a2b3c4d/admin/load', '/errors/anything/car/load'])(
    'is refused if it has anything else: %s',
    async (path) => {
      const { app, log } = makeApp();
      expect((await ask(app, path)).status).toBe(404);
      expect(log.map(({ msg }) => msg)).toEqual(['request']);
    },
  );

  it('is accepted 60 times a minute', async () => {
    let now = new Date('2031-10-20T12:00:00+05:30');
    const { app, log } = makeApp({ now: () => now });
    const statuses: number[] = [];
    for (let index = 0; index < 62; index += 1) statuses.push((await ask(app, report)).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429]);
    expect(log.filter(({ msg }) => msg === logged.msg)).toHaveLength(60);
    now = new Date('2031-10-20T12:01:00+05:30');
    expect((await ask(app, report)).status).toBe(204);
  });
});

describe('a page', () => {
  const bootOf = async (errorsPath?: string) => {
    const { app } = makeApp(errorsPath === undefined ? {} : { errorsPath });
    const html = (await ask(app, '/about')).body.toString();
    const [, pageData = ''] = /id="page-data">(.+?)<\/script>/.exec(html) ?? [];
    return JSON.parse(pageData) as PageData;
  };

  it('has the URL for error reports if they are wanted', async () => {
    expect((await bootOf('/errors/1a2b3c4d')).faults).toBe('/errors/1a2b3c4d');
    expect(await bootOf()).not.toHaveProperty('faults');
  });
});
