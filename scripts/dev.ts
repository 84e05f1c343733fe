import { fork, spawn, type ChildProcess } from 'node:child_process';
import { lstatSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { watch } from 'chokidar';
import { Command } from 'commander';
import { stockFolder } from './stock/stock-folder.ts';

new Command('npm run dev --')
  .description('Serves the site, rebuilds it after each change, and shows errors here and on the page.')
  .addHelpText('after', '\nThe variables PORT, HOST and STOCK apply: PORT=3001 npm run dev')
  .parse();

const { PORT = '3000', HOST = '127.0.0.1' } = process.env;
const sources = ['server', 'client', 'shared', 'scripts'];
// Editors save several files at once, which one build should follow.
const settleMs = 50;

console.log(`http://localhost:${PORT} shows every change. Ctrl+C stops it.`);
const named = stockFolder(process.env);
// The dealer's stock may be a symlink. Symlinks within it are not followed.
const stock = lstatSync(named, { throwIfNoEntry: false })?.isSymbolicLink() ? realpathSync(named) : named;
let site = start();
let timer: NodeJS.Timeout | undefined;
// Watching the parent folder as well keeps a stock watched that is deleted and created again.
watch([...sources, 'package-lock.json', stock, dirname(stock)], {
  ignored: (path) => dirname(path) === dirname(stock) && path !== stock && !sources.includes(path),
  ignoreInitial: true,
  followSymlinks: false,
}).on('all', () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    site.kill();
    site = start();
  }, settleMs);
});
// Type errors are shown to people only, not in tests.
if (process.stdout.isTTY) {
  spawn('node_modules/.bin/tsc', ['--watch', '--preserveWatchOutput'], { stdio: 'inherit' });
}

/** In a new process, so that changed build code applies and memory is freed. */
function start(): ChildProcess {
  const started = fork('scripts/dev/dev-process.ts', {
    execArgv: ['--import', 'tsx', '--enable-source-maps'],
    env: { ...process.env, PORT, HOST },
  });
  // With this code the process could not listen. It has printed the reason.
  started.once('exit', (code) => code === 2 && process.exit(1));
  return started;
}
