import { Router } from 'express';
import type { RequestHandler } from 'express';

export type Health = { isStopping: boolean };

export function createHealth(): Health {
  return { isStopping: false };
}

/** `/healthz` answers 200 as long as the process runs, `/readyz` as long as it accepts requests. */
export function healthRoutes(health: Health): Router {
  const routes = Router();
  routes.use(['/healthz', '/readyz'], (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  routes.get('/healthz', (_req, res) => {
    res.type('text').send('alive\n');
  });
  routes.get('/readyz', (_req, res) => {
    res
      .status(health.isStopping ? 503 : 200)
      .type('text')
      .send(health.isStopping ? 'stopping\n' : 'ready\n');
  });
  return routes;
}

/** While the process stops, closes each connection after its response, so that clients reconnect to another copy. */
export function closeWhileStopping(health: Health): RequestHandler {
  return (_req, res, next) => {
    if (health.isStopping) res.setHeader('Connection', 'close');
    next();
  };
}
