import type { Server, ServerOptions } from 'node:http';

const keptByProxiesMs = 60_000;

/** What a server is made with. */
export const httpServerOptions = {
  // An address and what browsers send with it take 2 to 4 kB. What is longer is answered with 431.
  maxHeaderSize: 16 * 1024,
  // Bytes of a header that trickle in hold a connection and nothing else, but not for longer than this.
  headersTimeout: 10_000,
  // Nothing is posted here, so no request has a body to wait for.
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  // Node's own answer to its absence lacks our headers; see paths.ts.
  requireHostHeader: false,
  // Must outlast the proxy's keep-alive timeout, or requests in flight become its 502s.
  keepAliveTimeout: keptByProxiesMs + 5_000,
} satisfies ServerOptions;

/** Sets what only a server that exists can be told. */
export function limitServer(server: Server): void {
  // A browser sends about 20. What goes beyond is not kept.
  server.maxHeadersCount = 200;
  // An idle connection costs up to 28 kB: all of these fit into a container of 256 MB beside the pages.
  server.maxConnections = 2_000;
  // A reader that takes not one byte for so long has gone.
  server.timeout = 30_000;
}
