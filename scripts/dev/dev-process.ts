import { createServer } from 'node:http';
import type { RequestListener, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleSite } from '../build/build-site.ts';
import { copyPictures } from '../build/copy-public.ts';
import { readStock } from '../stock/check/read-stock.ts';
import { stockFolder } from '../stock/stock-folder.ts';

/** What open pages are told: when this build was ready, or the error of a later one. */
export type BuildNews = { readyAt: number } | { error: string };

// A process for each build, started by scripts/dev.ts. If the build fails while the one before is served, its process
// gets the error; otherwise this one shows it.
const { PORT, HOST, FOLDER: folder = '', IS_SERVED } = process.env;
const pages = new Set<ServerResponse>();
const app = await build()
  .then(loadApp)
  .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
let news: BuildNews = app instanceof Error ? { error: app.stack ?? app.message } : { readyAt: Date.now() };
if ('error' in news) console.error(news.error);
else console.log(`ready after ${Math.round(performance.now())} ms`);

if ('error' in news && IS_SERVED) process.send?.(news, () => process.exit());
else serve();

async function build(): Promise<void> {
  const stock = readStock(stockFolder(process.env));
  const { files } = await bundleSite(folder, stock, {
    mode: 'development',
    entryPoints: ['scripts/dev/dev-app.ts'],
    inject: ['scripts/dev/live-reload.ts'],
  });
  copyPictures(`${folder}/public`, files);
}

async function loadApp(): Promise<RequestListener> {
  const { href } = pathToFileURL(resolve(folder, 'server/dev-app.js'));
  const { devApp } = (await import(href)) as { devApp: RequestListener };
  return devApp;
}

function serve(): void {
  process.on('message', (later: BuildNews) => {
    news = later;
    pages.forEach(tell);
  });
  const server = createServer((req, res) => {
    if (req.url === '/dev/builds') openNews(res);
    else if (app instanceof Error) showError(res, app);
    else app(req, res);
  });
  server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
    const isTaken = code === 'EADDRINUSE';
    console.error(isTaken ? `Port ${PORT} is taken. Choose another: PORT=3001 npm run dev` : message);
    process.exit();
  });
  server.listen(Number(PORT), HOST);
}

function openNews(res: ServerResponse): void {
  res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  // The next build's process answers on the same port.
  res.write('retry: 200\n');
  pages.add(res);
  res.once('close', () => pages.delete(res));
  tell(res);
}

function tell(res: ServerResponse): void {
  res.write(`data: ${JSON.stringify(news)}\n\n`);
}

/** Shown until the first build that works; reloads itself. */
function showError(res: ServerResponse, { stack }: Error): void {
  res.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '1' });
  res.end(stack);
}
