import { rmSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleSite } from '../build/build-site.ts';
import { copyPictures } from '../images/public-pictures.ts';
import { readStock } from '../stock/check/read-stock.ts';
import { stockFolder } from '../stock/stock-folder.ts';

export type BuildNews = { readyAt: number } | { error: string };

// scripts/dev.ts starts this process for each build. Requests wait until the build is complete.
const { PORT, HOST } = process.env;
const folder = `out/dev-${PORT}`;
const app = build().catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
const news = app.then((made): BuildNews => {
  if (made instanceof Error) {
    console.error(made.stack);
    return { error: made.stack ?? made.message };
  }
  console.log(`ready after ${Math.round(performance.now())} ms`);
  return { readyAt: Date.now() };
});
process.once('disconnect', () => process.exit());
createServer((req, res) => void answer(req, res))
  .once('error', ({ code, message }: NodeJS.ErrnoException) => {
    const isTaken = code === 'EADDRINUSE';
    console.error(isTaken ? `Port ${PORT} is taken. Choose another: PORT=3001 npm run dev` : message);
    process.exit(2);
  })
  .listen(Number(PORT), HOST);

async function build(): Promise<RequestListener> {
  rmSync(folder, { recursive: true, force: true });
  const { files } = await bundleSite(folder, readStock(stockFolder(process.env)), {
    mode: 'development',
    entryPoints: ['scripts/dev/dev-app.ts'],
    inject: ['scripts/dev/live-reload.ts'],
  });
  copyPictures(`${folder}/public`, files);
  const { href } = pathToFileURL(resolve(folder, 'server/dev-app.js'));
  const { devApp } = (await import(href)) as { devApp: RequestListener };
  return devApp;
}

async function answer(...[req, res]: Parameters<RequestListener>): Promise<void> {
  if (req.url === '/dev/builds') return tell(res);
  const made = await app;
  if (!(made instanceof Error)) return made(req, res);
  res.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '1' });
  res.end(made.stack);
}

/** Leaves the connection open. It closes when the process of the next build replaces this one. */
async function tell(res: ServerResponse): Promise<void> {
  res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  res.write('retry: 200\n');
  res.write(`data: ${JSON.stringify(await news)}\n\n`);
}
