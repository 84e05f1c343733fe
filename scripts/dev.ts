import { createProxy } from './dev/proxy.ts';
import { createRebuilder } from './dev/rebuilder.ts';
import { watchFolders } from './dev/watch-folders.ts';
import { startSite } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';
import { stockFolder } from './stock/stock-folder.ts';

const { PORT = '3000', HOST = '127.0.0.1', LOG_LEVEL = 'error' } = process.env;
const folder = 'out/dev';
const stock = stockFolder(process.env);

const rebuilder = await createRebuilder(folder, stock);
const { server, switchTo } = createProxy();
let site: SiteProcess | undefined;
let work = refresh();
const stopWatching = watchFolders(['client', 'server', 'shared', stock], () => {
  work = work.then(refresh);
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
server.once('error', ({ message }) => void stop(`The development server cannot start: ${message}`));
await work;
server.listen(Number(PORT), HOST, () => {
  console.log(`http://localhost:${PORT} follows every change. Ctrl+C stops it.`);
});

/** Builds what has changed, and puts a new server in the place of the one before. */
async function refresh(): Promise<void> {
  const startedAt = performance.now();
  if (!(await rebuilder.rebuild())) return;
  const env = { ...process.env, LOG_LEVEL };
  const next = await startSite({ folder, env, output: 'inherit' }).catch(() => undefined);
  if (!next) {
    console.error('The server does not start.');
    return;
  }
  switchTo(next.address);
  void site?.stop();
  site = next;
  console.log(`ready after ${Math.round(performance.now() - startedAt)} ms`);
}

async function stop(problem?: string): Promise<void> {
  if (problem) console.error(problem);
  stopWatching();
  server.close();
  server.closeAllConnections();
  await work;
  await Promise.all([site?.stop(), rebuilder.stop()]);
  process.exit(problem ? 1 : 0);
}
