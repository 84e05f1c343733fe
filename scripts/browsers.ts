import { Command } from 'commander';
import { fetchChromium } from './chromium/fetch-chromium.ts';
import { missingEngines } from './engines/left-out.ts';
import { canInstall, installPackages } from './machine/debian-packages.ts';

new Command('npm run browsers')
  .description('Fetches the browsers of the tests: all three as root of a Debian, elsewhere Chromium alone.')
  .parse();

const packages = [
  // The browser that people have, beside the headless shell that npm test fetches where there is none.
  'chromium',
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  // What scripts/engines/webkit-window.py imports.
  'python3-gi',
  'gir1.2-webkit2-4.1',
];

try {
  if (canInstall) installPackages(packages);
  await fetchChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
for (const [name, reason] of Object.entries(missingEngines())) {
  console.error(`${name} is left out of the tests: ${reason}`);
}
