import { fork, spawn, type ChildProcess } from 'node:child_process';
import { lstatSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { watch } from 'chokidar';
import { Command } from 'commander';
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

console.log(`http://localhost:${PORT} follows every change. Ctrl+C stops it.`);
const named = stockFolder(process.env);
// It may be a link of the dealer's own. What a link within it leads to is not watched.
const stock = lstatSync(named, { throwIfNoEntry: false })?.isSymbolicLink() ? realpathSync(named) : named;
let site = start();
let timer: NodeJS.Timeout | undefined;
// Watches the parent too, so that a folder deleted and created again stays watched.
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
// tsc prints type errors for people only.
if (process.stdout.isTTY) {
  spawn('node_modules/.bin/tsc', ['--watch', '--preserveWatchOutput'], { stdio: 'inherit' });
}

/** Builds and serves the site in a new process, so that changes of build code apply and no memory leaks. */
function start(): ChildProcess {
  const started = fork('scripts/dev/dev-process.ts', {
    execArgv: ['--import', 'tsx', '--enable-source-maps'],
    env: { ...process.env, PORT, HOST },
  });
  // It could not listen, and has said why.
  started.once('exit', (code) => code === 2 && process.exit(1));
  return started;
}
