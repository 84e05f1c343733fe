import request from 'supertest';
import { it } from 'vitest';
import { makeApp } from '../make-app.ts';

it('/healthz answers while the process runs, /readyz from its first pages until the shutdown', async () => {
  const health = { isReady: false, isStopping: false };
  const { app } = makeApp({ health });
  await request(app).get('/healthz').expect(200, 'alive\n').expect('Cache-Control', 'no-store');
  await request(app).get('/readyz').expect(503, 'starting\n').expect('Cache-Control', 'no-store');
  health.isReady = true;
  await request(app).get('/readyz').expect(200, 'ready\n').expect('Cache-Control', 'no-store');
  health.isStopping = true;
  await request(app).get('/healthz').expect(200, 'alive\n');
  await request(app).get('/readyz').expect(503, 'stopping\n').expect('Cache-Control', 'no-store');
  for (const path of ['/HEALTHZ', '/healthz/', '/Readyz']) await request(app).get(path).expect(404);
});
