import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { watch } from 'chokidar';
import { Command } from 'commander';
import { createBuilds } from './dev/builds.ts';
import { stockFolder } from './stock/stock-folder.ts';

new Command('npm run dev --')
  .description(
    'Serves the site, and rebuilds it after each change. An error is shown here and over the page.',
  )
  .addHelpText(
    'after',
    `
PORT, HOST    3000 and 127.0.0.1 without them
STOCK         the folder of the stock

Example: PORT=3001 npm run dev`,
  )
  .parse();

const { PORT = '3000', HOST = '127.0.0.1' } = process.env;
const sources = [
  'server',
  'client',
  'shared',
  'scripts/build',
  'scripts/images',
  'scripts/stock',
  'scripts/dev',
];

console.log(`http://localhost:${PORT} follows every change. Ctrl+C stops it.`);
const build = createBuilds(`out/dev-${PORT}`, PORT, HOST);
const stock = stockFolder(process.env);
// Watches the parent too, so that a folder deleted and created again stays watched.
watch([...sources, 'package-lock.json', stock, dirname(stock)], {
  ignored: (path) => dirname(path) === dirname(stock) && path !== stock && !sources.includes(path),
  ignoreInitial: true,
}).on('all', build);
build();
// tsc prints type errors for people only.
if (process.stdout.isTTY) {
  spawn('node_modules/.bin/tsc', ['--watch', '--preserveWatchOutput'], { stdio: 'inherit' });
}
