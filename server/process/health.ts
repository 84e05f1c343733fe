import { Router, type RequestHandler } from 'express';

export type Health = {
  isReady: boolean;
  isStopping: boolean;
};

/** `/healthz` answers 200 while the process runs, `/readyz` once it has served pages and until it stops. */
export function healthRoutes(health: Health): Router {
  const routes = Router({ caseSensitive: true, strict: true });
  routes.use(['/healthz', '/readyz'], (_req, res, next) => {
    res.locals.route = 'health';
    next();
  });
  routes.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').type('text').send('alive\n');
  });
  routes.get('/readyz', (_req, res) => {
    const state = health.isStopping ? 'stopping' : health.isReady ? 'ready' : 'starting';
    res
      .status(state === 'ready' ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send(`${state}\n`);
  });
  return routes;
}

/** While this process stops, clients have to reconnect, and reach another copy. */
export function closeWhileStopping(health: Health): RequestHandler {
  return (_req, res, next) => {
    if (health.isStopping) res.setHeader('Connection', 'close');
    next();
  };
}
