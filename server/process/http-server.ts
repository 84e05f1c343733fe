import { createServer, type Server } from 'node:http';
import type { Express } from 'express';
import { withPath } from '../middleware/paths.ts';
import type { Log } from '../observability/log.ts';
import { messageClasses } from './message-classes.ts';

/** Node itself answers malformed HTTP, with 400, 408, 413 or 431. */
export function createHttpServer(app: Express): Server {
  const server = createServer({ ...options, ...messageClasses(app) }, withPath(app));
  // An idle connection takes up to 28 kB, so in a container of 256 MB, 2,000 of them leave room for the pages.
  server.maxConnections = 2_000;
  // For clients that read nothing for this long.
  server.timeout = 30_000;
  return server;
}

const options = {
  // A URL and a browser's headers take 2 to 4 kB. Longer ones are answered with 431.
  maxHeaderSize: 16 * 1024,
  // Slow headers must not occupy a connection.
  headersTimeout: 10_000,
  // No request has a body to wait for.
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  // Must outlast the proxy's keep-alive timeout of 60 s; otherwise requests in flight become its 502s.
  keepAliveTimeout: 65_000,
};

export function watchRefusals(server: Server, log: Log): void {
  let loggedAt = -Infinity;
  server.on('drop', () => {
    if (performance.now() - loggedAt < 10_000) return;
    loggedAt = performance.now();
    log.error({ connections: server.maxConnections }, 'connections are refused: all are taken');
  });
}
