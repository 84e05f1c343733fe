import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The state of the newest build that open pages receive: when it was ready, or its error. */
export type BuildNews = { readyAt: number } | { error: string };

/** The server that browsers connect to. It outlives the builds, and proxies requests to the newest one that works. */
export function createFront() {
  const pages = new Set<ServerResponse>();
  let port: number | undefined;
  let news: BuildNews = { error: 'The site is being built for the first time.' };

  const server = createServer((req, res) => {
    if (req.url === '/dev/builds') openNews(res);
    else if (port === undefined) explain(res, news);
    else passOn(req, res, port);
  });

  function openNews(res: ServerResponse): void {
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    pages.add(res);
    res.once('close', () => pages.delete(res));
    send(res);
  }
  function send(res: ServerResponse): void {
    res.write(`data: ${JSON.stringify(news)}\n\n`);
  }

  return {
    server,
    /** @param servedAt the loopback port of a build that works; without one the previous build stays */
    announce(latest: BuildNews, servedAt = port): void {
      news = latest;
      port = servedAt;
      pages.forEach(send);
    },
  };
}

export type Front = ReturnType<typeof createFront>;

/** Shown before the first build that works; reloads itself. */
function explain(res: ServerResponse, news: BuildNews): void {
  res.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '1' });
  res.end('error' in news ? news.error : '');
}

function passOn(req: IncomingMessage, res: ServerResponse, port: number): void {
  const { method, url: path, headers } = req;
  const inner = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(res);
  });
  inner.once('error', () => (res.headersSent ? res.destroy() : res.writeHead(502).end()));
  req.pipe(inner);
}
