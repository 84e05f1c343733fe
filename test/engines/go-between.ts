import { createServer, type ServerResponse } from 'node:http';
import { inject } from 'vitest';
import { portOf } from '../server/ask.ts';

type Meddling = {
  /** Delays the response for a path until this resolves. */
  hold?: (path: string) => Promise<unknown> | undefined;
  lose?: (path: string) => boolean;
  rewrite?: (html: string) => string;
};

/**
 * Starts a proxy between the browser and the site for one test, and returns its URL. It drops the site's security
 * headers, so that a test can add a script to its pages.
 */
export async function startGoBetween({ hold, lose, rewrite }: Meddling): Promise<string> {
  const site = inject('siteOrigin');
  const server = createServer((req, res) => void answer(req.url ?? '/', res));
  return `http://127.0.0.1:${await portOf(server)}`;

  async function answer(path: string, res: ServerResponse): Promise<void> {
    await hold?.(path);
    // Firefox retries a broken connection, but not this response.
    if (lose?.(path)) return void res.writeHead(503).end();
    const response = await fetch(`${site}${path}`);
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    res.writeHead(response.status, { 'content-type': type });
    res.end(rewrite && type.startsWith('text/html') ? rewrite(body.toString()) : body);
  }
}

/** Runs a script in every page before the page's own, and removes its element before React hydrates the page. */
export const addScript = (script: string) => (html: string) =>
  html.replace('<head>', `<head><script>document.currentScript.remove(); ${script}</script>`);
