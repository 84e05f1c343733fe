import { createServer, type Server } from 'node:http';
import type { Express } from 'express';
import type { Log } from '../observability/log.ts';
import { withPath } from '../requests/paths.ts';
import { messageClasses } from './message-classes.ts';

/** Node's HTTP server with limits. Node itself answers what is no HTTP request, with 400, 408, 413 or 431. */
export function createHttpServer(app: Express): Server {
  const server = createServer({ ...options, ...messageClasses(app) }, withPath(app));
  // An idle connection takes up to 28 kB: 2,000 of them fit into a container of 256 MB beside the pages.
  server.maxConnections = 2_000;
  // A client that reads no byte for this long is gone.
  server.timeout = 30_000;
  return server;
}

const keptByProxiesMs = 60_000;

const options = {
  // A URL and a browser's headers take 2 to 4 kB. Longer headers are answered with 431.
  maxHeaderSize: 16 * 1024,
  // A slow header occupies a connection, but not for longer than this.
  headersTimeout: 10_000,
  // No request has a body to wait for.
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  // Must outlast the proxy's keep-alive timeout, or requests in flight become its 502s.
  keepAliveTimeout: keptByProxiesMs + 5_000,
};

const logAgainMs = 10_000;

/** Logs that connections are refused because all are taken. */
export function watchRefusals(server: Server, log: Log): void {
  let loggedAt = -Infinity;
  server.on('drop', () => {
    if (performance.now() - loggedAt < logAgainMs) return;
    loggedAt = performance.now();
    log.error({ connections: server.maxConnections }, 'connections are refused: all are taken');
  });
}
