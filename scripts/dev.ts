import { createServer } from 'node:http';
import type { RequestListener, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { contentHash } from './build/client/content-hash.ts';
import { buildClient } from './build/client/build-client.ts';
import { buildServer } from './build/build-server.ts';
import { copyPictures } from './build/copy-public.ts';
import { makeBuild } from './build/make-build.ts';
import { buildPath } from './build/builds.ts';
import { stockPlugin } from './build/stock-plugin.ts';
import { newestSource } from './dev/newest-source.ts';
import { publicPictures } from './images/cache/public-pictures.ts';
import { readStock } from './stock/read-stock.ts';
import { stockFolder } from './stock/stock-folder.ts';

const { PORT = '3000', HOST = '127.0.0.1' } = process.env;
// One of its own for each that runs.
const folder = `out/dev-${PORT}`;
const lookEveryMs = 400;

// The pages that are open.
const readers = new Set<ServerResponse>();
let app: RequestListener = (_req, res) => res.writeHead(503).end('The site could not be built yet\n');
let builtAt = 0;

createServer((req, res) => {
  if (req.url !== '/dev/builds') return app(req, res);
  res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  readers.add(res);
  res.once('close', () => readers.delete(res));
  tellBuild(res);
}).listen(Number(PORT), HOST, () => {
  console.log(`http://localhost:${PORT} follows every change. Ctrl+C stops it.`);
});

let seen = 0;
for (;;) {
  const newest = newestSource();
  if (newest > seen) await refresh();
  seen = newest;
  await wait(lookEveryMs);
}

/** Builds the site and loads it. What cannot be built is told by esbuild, and the site stays as it was. */
async function refresh(): Promise<void> {
  const startedAt = performance.now();
  try {
    const mode = 'development';
    const stock = readStock(stockFolder(process.env));
    const { files, ...made } = await publicPictures(stock, { tell: console.log });
    const plugins = [stockPlugin(() => ({ ...stock, ...made }))];
    const fill = async (next: string) => {
      await buildClient(next, { mode, plugins, inject: ['scripts/dev/live-reload.ts'] });
      await buildServer(next, { mode, plugins, entryPoints: ['scripts/dev/dev-app.ts'] });
      copyPictures(`${next}/public`, files);
      return { brand: stock.dealer.brand };
    };
    // Each one is the answer to a change.
    const fingerprint = () => contentHash(String(Date.now()));
    const id = await makeBuild(folder, fill, { fingerprint, keepDays: 0 });
    const address = pathToFileURL(resolve(buildPath(folder, id), 'server/dev-app.js')).href;
    ({ devApp: app } = (await import(address)) as { devApp: RequestListener });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return;
  }
  builtAt = Date.now();
  readers.forEach(tellBuild);
  console.log(`ready after ${Math.round(performance.now() - startedAt)} ms`);
}

function tellBuild(res: ServerResponse): void {
  res.write(`data: ${builtAt}\n\n`);
}
