import request from 'supertest';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createMetricsServer } from '../../../server/process/metrics-server.ts';
import { createMetrics } from '../../../server/observability/metrics.ts';
import type { Metrics } from '../../../server/observability/metrics.ts';
import { ask } from '../ask.ts';
import { makeApp } from '../make-app.ts';

let metrics: Metrics;
beforeAll(async () => {
  metrics = await createMetrics();
});

describe('the figures', () => {
  it('count requests by method, kind of route and class of status, and by nothing that a visitor chooses', async () => {
    const { app } = makeApp({ metrics });
    for (const path of ['/', '/inventory?search=my+secret', '/car/1', '/about', '/contact'])
      await ask(app, path);
    for (const path of ['/nowhere', '/secret/path', '/car/999', '/About']) await ask(app, path);
    for (const path of ['/healthz', '/robots.txt', '/assets/icon.svg']) await ask(app, path);
    await ask(app, '/', { method: 'PROPFIND' });
    await vi.waitFor(async () => {
      const counts = (await metrics.text()).match(/^http_request_duration_seconds_count.*$/gm);
      expect(counts?.sort()).toEqual([
        'http_request_duration_seconds_count{method="GET",route="asset",status="2xx"} 1',
        'http_request_duration_seconds_count{method="GET",route="car",status="2xx"} 1',
        'http_request_duration_seconds_count{method="GET",route="crawler",status="2xx"} 1',
        'http_request_duration_seconds_count{method="GET",route="health",status="2xx"} 1',
        'http_request_duration_seconds_count{method="GET",route="home",status="2xx"} 1',
        'http_request_duration_seconds_count{method="GET",route="inventory",status="2xx"} 1',
        'http_request_duration_seconds_count{method="GET",route="other",status="3xx"} 1',
        'http_request_duration_seconds_count{method="GET",route="other",status="4xx"} 3',
        'http_request_duration_seconds_count{method="GET",route="page",status="2xx"} 2',
        'http_request_duration_seconds_count{method="other",route="home",status="4xx"} 1',
      ]);
    });
    expect(await metrics.text()).not.toContain('secret');
  });

  it('count visitors who left before the end of their answer', async () => {
    const { app } = makeApp({ metrics });
    const left = ask((req, res) => {
      app(req, res);
      res.destroy();
    }, '/about');
    await expect(left).rejects.toThrow('socket hang up');
    expect(await metrics.text()).toContain('\nhttp_requests_aborted_total 1\n');
  });

  it('are at /metrics of a server of their own, and not on the site', async () => {
    const server = createMetricsServer(metrics);
    const answer = await request(server).get('/metrics').expect(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.text).toContain('# TYPE http_request_duration_seconds histogram');
    expect(answer.text).toContain('process_resident_memory_bytes');
    await request(server).get('/').expect(404);
    await request(makeApp({ metrics }).app).get('/metrics').expect(404);
  });
});
