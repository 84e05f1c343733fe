import type { Server } from 'node:http';
import express from 'express';
import type { Metrics } from '../observability/metrics.ts';
import { createHttpServer } from './http-server.ts';

/** On a separate port, which is not public. */
export function createMetricsServer({ registry }: Metrics): Server {
  const app = express().disable('x-powered-by');
  app.get('/metrics', async (_req, res) => {
    res.set('Content-Type', registry.contentType).send(await registry.metrics());
  });
  return createHttpServer(app);
}
