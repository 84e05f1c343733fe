import request from 'supertest';
import { describe, it } from 'vitest';
import { createHealth } from '../../../server/process/health.ts';
import { makeApp } from '../make-app.ts';

describe('the health checks', () => {
  it('say that the site lives and wants requests', async () => {
    const { app } = makeApp();
    await request(app).get('/healthz').expect(200, 'alive\n').expect('Cache-Control', 'no-store');
    await request(app).get('/readyz').expect(200, 'ready\n').expect('Cache-Control', 'no-store');
  });

  it('say that it lives but wants no more requests while it stops', async () => {
    const health = createHealth();
    const { app } = makeApp({ health });
    await request(app).get('/readyz').expect(200);
    health.isStopping = true;
    await request(app).get('/healthz').expect(200, 'alive\n');
    await request(app).get('/readyz').expect(503, 'stopping\n').expect('Cache-Control', 'no-store');
  });

  it('go on serving pages meanwhile', async () => {
    const { app } = makeApp({ health: { isStopping: true } });
    await request(app).get('/about').expect(200);
  });
});
