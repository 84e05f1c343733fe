import { spawnSync } from 'node:child_process';
import { ensureTools, hasProgram } from './machine/debian-packages.ts';
import type { Tool } from './machine/debian-packages.ts';

const programs = {
  'firefox-esr': 'firefox-esr',
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
  // Reads what is printed.
  'poppler-utils': 'pdftotext',
};
// What webkit-window.py imports.
const modules = { 'python3-gi': 'import gi', 'gir1.2-webkit2-4.1': "gi.require_version('WebKit2', '4.1')" };

const tools: Tool[] = [
  ...Object.entries(programs).map(([name, program]) => ({
    package: name,
    isThere: () => hasProgram(program),
  })),
  ...Object.entries(modules).map(([name, line]) => ({
    package: name,
    isThere: () => spawnSync('/usr/bin/python3', ['-c', `import gi; ${line}`]).status === 0,
  })),
];

// Firefox and WebKit for `npm run test:engines`.
try {
  ensureTools(tools);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
