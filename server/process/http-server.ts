import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { Express } from 'express';
import { limitServer, httpServerOptions } from './limits.ts';
import type { Log } from '../observability/log.ts';
import type { MalformedStatus, Metrics } from '../observability/metrics.ts';
import { answerMalformed, refuseTarget } from '../requests/malformed.ts';
import { messageClasses } from './message-classes.ts';
import { pathOfTarget } from './request-target.ts';

type Parts = { app: Express; log: Log; metrics?: Metrics | undefined };

const fullLogEveryMs = 10_000;

/** Node's HTTP server with the app, and with answers to what never reaches the app. */
export function createHttpServer({ app, log, metrics }: Parts): Server {
  const onRefusal = (status: MalformedStatus, code: string) => {
    metrics?.countMalformed(status);
    log.info({ status, code }, 'malformed request');
  };
  const onRequest: RequestListener = (req, res) => {
    req.url = pathOfTarget(req.url ?? '');
    if (req.url === undefined) {
      onRefusal(400, 'REQUEST_TARGET');
      refuseTarget(res);
    } else {
      app(req, res);
    }
  };
  const server = createServer({ ...httpServerOptions, ...messageClasses(app) }, onRequest);
  limitServer(server);
  answerMalformed(server, ({ status, code }) => onRefusal(status, code));
  // The app rejects every body, so it does not ask the client to continue.
  server.on('checkContinue', onRequest);
  // A server may ignore any other expectation: https://www.rfc-editor.org/rfc/rfc9110#section-10.1.1
  server.on('checkExpectation', onRequest);
  let loggedAt = -Infinity;
  server.on('drop', () => {
    metrics?.countDropped();
    if (performance.now() - loggedAt < fullLogEveryMs) return;
    loggedAt = performance.now();
    log.error({ connections: server.maxConnections }, 'connections are refused: all are taken');
  });
  return server;
}
