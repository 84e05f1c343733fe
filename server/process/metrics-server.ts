import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { limitServer, httpServerOptions } from './limits.ts';

type Figures = { contentType: string; text(): Promise<string> };

/** Serves `/metrics` on a separate port, which is not public. */
export function createMetricsServer({ contentType, text }: Figures): Server {
  const server = createServer(httpServerOptions, (req, res) => {
    if (req.url !== '/metrics' || req.method !== 'GET') {
      res.writeHead(404).end();
      return;
    }
    text().then(
      (figures) => res.writeHead(200, { 'Content-Type': contentType }).end(figures),
      () => res.writeHead(500).end(),
    );
  });
  limitServer(server);
  return server;
}
