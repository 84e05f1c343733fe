import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Express } from 'express';
import { limitServer, httpServerOptions } from './limits.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import { answerMalformed } from './malformed.ts';
import { messageClasses } from './message-classes.ts';

type Parts = { app: Express; log: Log; metrics?: Metrics | undefined };

const fullLogEveryMs = 10_000;

/** The app behind Node's HTTP server, which answers by itself what never becomes a request. */
export function createHttpServer({ app, log, metrics }: Parts): Server {
  const server = createServer({ ...httpServerOptions, ...messageClasses(app) }, app);
  limitServer(server);
  answerMalformed(server, ({ status, code }) => {
    metrics?.countMalformed(status);
    log.info({ status, code }, 'malformed request');
  });
  // The app refuses the body, so the client is not asked for it first.
  server.on('checkContinue', app);
  // Any other expectation may be left unmet: https://www.rfc-editor.org/rfc/rfc9110#section-10.1.1
  server.on('checkExpectation', app);
  let loggedAt = -Infinity;
  server.on('drop', () => {
    metrics?.countDropped();
    if (performance.now() - loggedAt < fullLogEveryMs) return;
    loggedAt = performance.now();
    log.error({ connections: server.maxConnections }, 'connections are refused: all are taken');
  });
  return server;
}
