import { describe, expect, it } from 'vitest';
import type { PageData } from '../../../client/page-data.ts';
import { texts } from '../html.ts';
import { makeApp, makeMetrics } from '../make-app.ts';

const errorsPath = '/errors/1a2b3c4d';
const report = `${errorsPath}/car/render`;
const msg = 'a browser reports an error';

describe('a report of an error in a browser', () => {
  it('is logged with page and kind, counted, and answered without a body', async () => {
    const metrics = await makeMetrics();
    const { get, log } = makeApp({ errorsPath, metrics });
    const { status, text, headers } = await get(report, {
      'User-Agent': 'a phone',
      Referer: '/?search=secret',
    });
    expect([status, text, headers['cache-control']]).toEqual([204, '', 'no-store']);
    const time = expect.any(Number) as number;
    expect(log[0]).toEqual({ level: 40, time, msg, page: 'car', kind: 'render' });
    expect(JSON.stringify(log)).not.toMatch(/secret|phone/);
    expect(await metrics.text()).toContain('\nsite_browser_errors_total{page="car",kind="render"} 1\n');
  });

  it.each([
    ['/errors/1a2b3c4d/contact/load', 204],
    ['/errors/1a2b3c4d/contact/hydration', 204],
    ['/errors/1a2b3c4d/car/other', 404],
    ['/errors/1a2b3c4d/admin/load', 404],
    ['/errors/1a2b3c4e/car/load', 404],
    ['/errors/car/load', 404],
  ])('must name the served build, a page and a kind: %s is answered %i', async (path, answer) => {
    const { get, log } = makeApp({ errorsPath });
    expect((await get(path)).status).toBe(answer);
    expect(log.some((line) => line.msg === msg)).toBe(answer === 204);
  });

  it('is accepted 60 times per minute', async () => {
    let now = new Date('2031-10-20T12:00:00+05:30');
    const { get, log } = makeApp({ errorsPath, now: () => now });
    const statuses: number[] = [];
    for (let index = 0; index < 62; index += 1) statuses.push((await get(report)).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 204), 429, 429]);
    expect(log.filter((line) => line.msg === msg)).toHaveLength(60);
    now = new Date('2031-10-20T12:01:00+05:30');
    expect((await get(report)).status).toBe(204);
  });

  it('is an unknown path unless reports are enabled', async () => {
    const { get, log } = makeApp();
    expect((await get(report)).status).toBe(404);
    expect(log.map((line) => line.msg)).toEqual(['unknown path', 'request']);
  });
});

it.each([undefined, errorsPath])('a page has the URL for error reports if it is set: %s', async (path) => {
  const { page } = makeApp(path === undefined ? {} : { errorsPath: path });
  const [pageData = ''] = texts(await page('/about'), '#page-data');
  expect((JSON.parse(pageData) as PageData).errorsPath).toBe(path);
});
