import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { watch } from 'chokidar';
import { Command } from 'commander';
import type { BuildNews } from './dev/dev-process.ts';
import { stockFolder } from './stock/stock-folder.ts';

new Command('npm run dev --')
  .description(
    'Serves the site, and rebuilds it after each change. An error is shown here and over the page.',
  )
  .addHelpText('after', '\nPORT, HOST and STOCK may be set: PORT=3001 npm run dev')
  .parse();

const { PORT = '3000', HOST = '127.0.0.1' } = process.env;
const sources = ['server', 'client', 'shared', 'scripts'];
// Editors save several files at a time, so one build follows them.
const settleMs = 50;

const folder = `out/dev-${PORT}`;
rmSync(folder, { recursive: true, force: true });
let builds = 0;
let serving: Worker | undefined;
let building: Worker | undefined;
let timer: NodeJS.Timeout | undefined;
cluster.setupPrimary({
  exec: 'scripts/dev/dev-process.ts',
  execArgv: ['--import', 'tsx', '--enable-source-maps'],
});

console.log(`http://localhost:${PORT} follows every change. Ctrl+C stops it.`);
const stock = stockFolder(process.env);
// Watches the parent too, so that a folder deleted and created again stays watched.
watch([...sources, 'package-lock.json', stock, dirname(stock)], {
  ignored: (path) => dirname(path) === dirname(stock) && path !== stock && !sources.includes(path),
  ignoreInitial: true,
}).on('all', () => {
  clearTimeout(timer);
  timer = setTimeout(build, settleMs);
});
build();
// tsc prints type errors for people only.
if (process.stdout.isTTY) {
  spawn('node_modules/.bin/tsc', ['--watch', '--preserveWatchOutput'], { stdio: 'inherit' });
}

/**
 * Builds and serves the site in a new process, so that changes of build code apply and no memory leaks. A change during a
 * build restarts it. After a failed build the previous one keeps serving.
 */
function build(): void {
  building?.process.kill();
  const own = join(folder, String((builds += 1)));
  const worker = cluster.fork({ PORT, HOST, FOLDER: own, ...(serving && { IS_SERVED: 'true' }) });
  building = worker;
  worker.once('message', (news: BuildNews) => serving?.send(news));
  worker.once('listening', () => {
    if (worker !== building) return;
    serving?.process.kill();
    serving = worker;
    building = undefined;
  });
  worker.once('exit', () => {
    rmSync(own, { recursive: true, force: true });
    // It could not listen, and has said why.
    if (worker === building && !serving) process.exit(1);
    if (worker === serving) serving = undefined;
  });
}
