import { Command } from 'commander';
import { fetchChromium } from '../chromium/fetch-chromium.ts';
import { missingEngines } from '../engines/drivers/left-out.ts';
import { canInstall, installPackages } from './debian-packages.ts';

new Command('npm run browsers')
  .description('Installs the browsers of the tests: all three as root on Debian, only Chromium elsewhere.')
  .parse();

const packages = [
  'chromium',
  'chromium-headless-shell',
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  // Imported by test/engines/drivers/webkit-window.py.
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
