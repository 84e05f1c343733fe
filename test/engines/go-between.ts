import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject, onTestFinished } from 'vitest';

type Meddling = {
  /** An answer is delayed until this resolves for its path. */
  hold?: (path: string) => Promise<unknown> | undefined;
  /** An error that replaces the answer. */
  lose?: (path: string) => boolean;
  rewrite?: (html: string) => string;
};

/**
 * Starts a proxy between browser and site for one test. It removes the site's security headers, so that its pages may
 * be framed. Returns its URL.
 */
export async function startGoBetween({ hold, lose, rewrite }: Meddling): Promise<string> {
  const site = inject('siteOrigin');
  const server = createServer((req, res) => void answer(req.url ?? '/', res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(path: string, res: ServerResponse): Promise<void> {
    await hold?.(path);
    // Firefox retries a broken connection by itself, but not this answer.
    if (lose?.(path)) return void res.writeHead(503).end();
    const response = await fetch(`${site}${path}`);
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    res.writeHead(response.status, { 'content-type': type });
    res.end(rewrite && type.startsWith('text/html') ? rewrite(body.toString()) : body);
  }
}

/** Lets a script run in every page before its own; React must not find its element. */
export const addScript = (script: string) => (html: string) =>
  html.replace('<head>', `<head><script>document.currentScript.remove(); ${script}</script>`);
