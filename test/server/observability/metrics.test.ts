import request from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Metrics } from '../../../server/observability/metrics.ts';
import { createMetricsServer } from '../../../server/process/metrics-server.ts';
import { makeApp, makeMetrics } from '../make-app.ts';

let metrics: Metrics;
beforeEach(async () => {
  metrics = await makeMetrics();
});

const linesOf = async (name: string) =>
  (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith(name));

describe('the metrics', () => {
  it('count requests by route and class of status, and have no label that a visitor chooses', async () => {
    const { get, log } = makeApp({ metrics });
    const pages =
      '/ /inventory?search=my+secret /car/1 /about /contact /nowhere /secret/path /car/999 /About';
    const others = '/healthz /readyz /robots.txt /apple-touch-icon.png /assets/nowhere.js';
    for (const path of `${pages} ${others}`.split(' ')) await get(path);
    await get('/', {}, { method: 'PROPFIND' });
    const counts = async () => {
      const lines = await linesOf('http_request_duration_seconds_count');
      return lines.filter((line) => !line.endsWith(' 0')).map((line) => line.replace(/^\w+/, ''));
    };
    await expect
      .poll(counts)
      .toEqual([
        '{route="home",status="2xx"} 1',
        '{route="inventory",status="2xx"} 1',
        '{route="car",status="2xx"} 1',
        '{route="car",status="4xx"} 1',
        '{route="page",status="2xx"} 2',
        '{route="asset",status="2xx"} 1',
        '{route="asset",status="4xx"} 1',
        '{route="crawler",status="2xx"} 1',
        '{route="health",status="2xx"} 2',
        '{route="other",status="3xx"} 1',
        '{route="other",status="4xx"} 3',
      ]);
    expect(await metrics.registry.metrics()).not.toContain('secret');
    // In seconds: about a thousandth of the log's milliseconds.
    const [sum = ''] = await linesOf('http_request_duration_seconds_sum{route="home",status="2xx"}');
    expect(Number(sum.split(' ')[1])).toBeLessThan(Number(log[0]?.durationMs) / 100);
  });

  it('exist with 0 before the first request, so that an alert notices the first error', async () => {
    const counts = await linesOf('http_request_duration_seconds_count');
    expect(counts).toHaveLength(32);
    expect(counts.filter((line) => !line.endsWith(' 0'))).toEqual([]);
  });

  it('include the build, the date of its stock, and the memory limit', async () => {
    const text = await metrics.registry.metrics();
    expect(text).toContain('\nsite_build_info{build="1a2b3c4d",stock_date="2031-10-19"} 1\n');
    const bytes = Number(/^site_memory_limit_bytes (.+)$/m.exec(text)?.[1]);
    expect(bytes).toBeGreaterThan(100_000_000);
    expect(bytes).toBeLessThan(1e14);
  });

  it('are served at /metrics by a separate server, and not by the site', async () => {
    const server = createMetricsServer(metrics);
    const answer = await request(server).get('/metrics').expect(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.text).toContain('# TYPE http_request_duration_seconds histogram');
    expect(answer.text).toContain('process_resident_memory_bytes');
    await request(server).get('/').expect(404);
    await request(makeApp({ metrics }).app).get('/metrics').expect(404);
  });
});
