import { leftOutEngines } from './engines/left-out.ts';
import { ensureTools } from './machine/debian-packages.ts';

const packages = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  // The output to parse.
  'poppler-utils',
  // The packages that webkit-window.py imports.
  'python3-gi',
  'gir1.2-webkit2-4.1',
];

// Installs Firefox and WebKit for `npm run test:engines` if root on Debian. Elsewhere a missing engine is left out; in
// CI it fails.
let leftOut = await leftOutEngines();
if (Object.keys(leftOut).length > 0) {
  try {
    ensureTools(packages.map((name) => ({ package: name, isThere: () => false })));
    leftOut = await leftOutEngines();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
for (const [name, reason] of Object.entries(leftOut)) {
  console.error(`${name} is left out of the tests: ${reason}.`);
  if (process.env.CI === 'true') process.exitCode = 1;
}
