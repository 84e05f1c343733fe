import type { Server, ServerOptions } from 'node:http';

const keptByProxiesMs = 60_000;

/** The options of `createServer`. */
export const httpServerOptions = {
  // A URL and a browser's headers take 2 to 4 kB. Longer headers are answered with 431.
  maxHeaderSize: 16 * 1024,
  // A slow header occupies a connection, but not for longer than this.
  headersTimeout: 10_000,
  // No request has a body to wait for.
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  // paths.ts answers its absence, with our headers.
  requireHostHeader: false,
  // Must outlast the proxy's keep-alive timeout, or requests in flight become its 502s.
  keepAliveTimeout: keptByProxiesMs + 5_000,
} satisfies ServerOptions;

/** Sets the limits that are no options of `createServer`. */
export function limitServer(server: Server): void {
  // A browser sends about 20 headers. Further ones are dropped.
  server.maxHeadersCount = 200;
  // An idle connection takes up to 28 kB: 2,000 of them fit into a container of 256 MB beside the pages.
  server.maxConnections = 2_000;
  // A client that reads no byte for this long is gone.
  server.timeout = 30_000;
}
