import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildClient } from '../build/client/build-client.ts';
import { contentHash } from '../build/client/content-hash.ts';
import { buildServer } from '../build/build-server.ts';
import { copyPictures } from '../build/copy-public.ts';
import { makeBuild } from '../build/make-build.ts';
import { stockPlugin } from '../build/stock-plugin.ts';
import { publicPictures } from '../images/cache/public-pictures.ts';
import { readStock } from '../stock/check/read-stock.ts';
import { stockFolder } from '../stock/stock-folder.ts';
import type { BuildMessage } from './rebuilds.ts';

const [, , folder = ''] = process.argv;

// A new process for each change; see rebuilds.ts.
try {
  const server = createServer(await loadApp(await build())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  say({ port: (server.address() as AddressInfo).port });
} catch (error) {
  const { stack } = error instanceof Error ? error : new Error(String(error));
  console.error(stack);
  say({ error: stack ?? '' });
  process.disconnect();
}

async function build(): Promise<string> {
  const stock = readStock(stockFolder(process.env));
  const { files, ...made } = await publicPictures(stock, { tell: console.log });
  const mode = 'development';
  const plugins = [stockPlugin(() => ({ ...stock, ...made }))];
  const fill = async (next: string) => {
    await buildClient(next, { mode, plugins, inject: ['scripts/dev/live-reload.ts'] });
    await buildServer(next, { mode, plugins, entryPoints: ['scripts/dev/dev-app.ts'] });
    copyPictures(`${next}/public`, files);
    return { brand: stock.dealer.brand };
  };
  // Every build is new.
  const fingerprint = () => contentHash(String(Date.now()));
  return makeBuild(folder, fill, { fingerprint, keepDays: 0 });
}

async function loadApp(build: string): Promise<RequestListener> {
  const { href } = pathToFileURL(resolve(build, 'server/dev-app.js'));
  const { devApp } = (await import(href)) as { devApp: RequestListener };
  return devApp;
}

function say(message: BuildMessage): void {
  process.send?.(message);
}
