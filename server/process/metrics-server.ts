import type { Server } from 'node:http';
import express from 'express';
import type { Metrics } from '../observability/metrics.ts';
import { createHttpServer } from './http-server.ts';

/** On a separate port, which is not public. */
export function createMetricsServer({ contentType, text }: Pick<Metrics, 'contentType' | 'text'>): Server {
  const app = express().disable('x-powered-by');
  app.get('/metrics', async (_req, res) => {
    res.set('Content-Type', contentType).send(await text());
  });
  return createHttpServer(app);
}
