import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { changePath } from './change-path.ts';

export type Proxy = {
  server: Server;
  /** From now on the site is at this address: every open page loads itself anew. */
  switchTo: (address: string) => void;
};

/** Stands before the site's server, so that this can be replaced while pages are open. */
export function createProxy(): Proxy {
  const waiting = new Set<ServerResponse>();
  let site: string | undefined;
  let changedAt = 0;

  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost');
    if (pathname !== changePath) forward(site, req, res);
    else if (Number(searchParams.get('since')) < changedAt) answerChanged(res);
    else {
      waiting.add(res);
      res.once('close', () => waiting.delete(res));
    }
  });

  return {
    server,
    switchTo(address) {
      site = address;
      changedAt = Date.now();
      for (const res of waiting) answerChanged(res);
    },
  };
}

function answerChanged(res: ServerResponse): void {
  res.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end();
}

function forward(site: string | undefined, req: IncomingMessage, res: ServerResponse): void {
  if (!site) {
    res.writeHead(503, { 'Content-Type': 'text/plain' }).end('The site could not be built yet\n');
    return;
  }
  const onward = request(`${site}${req.url}`, { method: req.method, headers: req.headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(res);
  });
  onward.once('error', () => {
    if (res.headersSent) res.destroy();
    else res.writeHead(502, { 'Content-Type': 'text/plain' }).end('The site does not answer\n');
  });
  res.once('close', () => onward.destroy());
  req.pipe(onward);
}
