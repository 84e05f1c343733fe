import { describe, expect, it } from 'vitest';
import type { PageData } from '../../../client/page-data.ts';
import { texts } from '../html.ts';
import { makeApp, makeMetrics } from '../make-app.ts';

const errorsPath = '/errors/1a2b3c4d';
const report = `${errorsPath}/car/render`;
const msg = 'a browser reports an error';

describe('a report of an error in a browser', () => {
  it('is one line with page and kind, one count, and an empty answer that is not cached', async () => {
    const metrics = await makeMetrics();
    const { get, log } = makeApp({ errorsPath, metrics });
    const { status, text, headers } = await get(report, {
      'User-Agent': 'a phone',
      Referer: 'https://www.example.com/inventory?search=secret',
    });
    expect([status, text, headers['cache-control']]).toEqual([204, '', 'no-store']);
    const time = expect.any(Number) as number;
    expect(log.filter(({ level }) => level === 40)).toEqual([
      { level: 40, time, msg, page: 'car', kind: 'render' },
    ]);
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
  ])(
    'is of the build that is served, and of a known page and kind: %s is answered %i',
    async (path, answer) => {
      const { get, log } = makeApp({ errorsPath });
      expect((await get(path)).status).toBe(answer);
      expect(log.some((line) => line.msg === msg)).toBe(answer === 204);
    },
  );

  it('is accepted 60 times a minute', async () => {
    let now = new Date('2031-10-20T12:00:00+05:30');
    const { get, log } = makeApp({ errorsPath, now: () => now });
    const statuses: number[] = [];
    for (let index = 0; index < 62; index += 1) statuses.push((await get(report)).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 204), 429, 429]);
    expect(log.filter((line) => line.msg === msg)).toHaveLength(60);
    now = new Date('2031-10-20T12:01:00+05:30');
    expect((await get(report)).status).toBe(204);
  });
});

it('a report is an unknown path, with the page of every other, unless reports are wanted', async () => {
  const metrics = await makeMetrics();
  const { get, log } = makeApp({ metrics });
  const { status, text } = await get(report);
  expect([status, log.map(({ msg: logged }) => logged)]).toEqual([404, ['unknown path', 'request']]);
  expect(text).toContain('<title>');
  expect(await metrics.text()).not.toMatch(/route="report",status="\dxx"\} [1-9]/);
});

it.each([
  [{}, undefined],
  [{ errorsPath }, errorsPath],
])('a page has the URL for error reports if they are wanted: %j', async (wanted, url) => {
  const [pageData = ''] = texts(await makeApp(wanted).page('/about'), '#page-data');
  expect((JSON.parse(pageData) as PageData).errorsPath).toBe(url);
});
