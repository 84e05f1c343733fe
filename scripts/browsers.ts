import { Command } from 'commander';
import { ensureChromium } from './browser/chromium.ts';
import { installEngines, missingEngines } from './engines/left-out.ts';
import { installsTools } from './machine/debian-packages.ts';

new Command('npm run browsers --')
  .description('Looks for the browsers of the tests: Chromium, Firefox and WebKit.')
  .option('--install', 'installs those that are missing, as CI does: as root on Debian from its packages')
  .parse();

try {
  ensureChromium();
  ensureEngines();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The tests in an engine that is missing are left out; in CI this fails. */
function ensureEngines(): void {
  if (Object.keys(missingEngines()).length > 0 && installsTools) installEngines();
  const missing = Object.entries(missingEngines());
  for (const [name, reason] of missing) console.error(`${name} is left out of the tests: ${reason}.`);
  if (missing.length === 0) return;
  if (installsTools) process.exitCode = 1;
  else console.error('To install what is missing: npm run browsers -- --install');
}
