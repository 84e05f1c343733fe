import { spawnSync } from 'node:child_process';
import { ensureTools, hasProgram } from '../machine/debian-packages.ts';
import type { Engine } from './engine.ts';
import { firefoxPath, startFirefox } from './firefox-engine.ts';
import { startWebKit } from './webkit-engine.ts';

export type LeftOut = Partial<Record<Engine['name'], string>>;

/** Chromium is required: see scripts/browser/. */
type EngineName = Exclude<Engine['name'], 'Chromium'>;

/** What is installed, and whether it works. */
export type Machine = {
  hasProgram: (program: string) => boolean;
  hasModule: (line: string) => boolean;
  /** Starts and closes an engine. Resolves to its version. */
  tryEngine: (name: EngineName) => Promise<string>;
};

/** The oldest version known to pass; 140 fails with a protocol error. */
const oldestFirefox = 153;

/** The imports of webkit-window.py. */
const modules = ['import gi', "import gi; gi.require_version('WebKit2', '4.1')"];

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

/** @throws {Error} when they cannot be installed */
export function installEngines(): void {
  ensureTools(packages.map((name) => ({ package: name, isThere: () => false })));
}

/** The engines of which a program is missing, each with the reason. */
export function missingEngines(machine: Machine = thisMachine): LeftOut {
  const firefox = missingAmong([firefoxPath(), 'pdftotext'], machine);
  const webkit =
    missingAmong(['WebKitWebDriver', 'Xvfb', 'pdftotext'], machine) ??
    (modules.every(machine.hasModule) ? undefined : 'WebKitGTK 4.1 for Python is missing');
  return { ...(firefox && { Firefox: firefox }), ...(webkit && { WebKit: webkit }) };
}

/** The engines that cannot be tested here, also as they do not start or are too old, each with the reason. */
export async function leftOutEngines(machine: Machine = thisMachine): Promise<LeftOut> {
  const leftOut = missingEngines(machine);
  for (const name of ['Firefox', 'WebKit'] as const) {
    const fault = leftOut[name] ?? (await faultOf(name, machine));
    if (fault) leftOut[name] = fault;
  }
  return leftOut;
}

/** `--version` succeeds even where a browser cannot start: Firefox as root in the home of another user. */
async function faultOf(name: EngineName, { tryEngine }: Machine): Promise<string | undefined> {
  try {
    const version = await tryEngine(name);
    const isTooOld = name === 'Firefox' && parseInt(version) < oldestFirefox;
    return isTooOld ? `${version} is older than ${oldestFirefox}` : undefined;
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return `it does not start: ${line}`;
  }
}

function missingAmong(programs: readonly string[], machine: Machine): string | undefined {
  const missing = programs.find((program) => !machine.hasProgram(program));
  return missing && `${missing} is missing`;
}

const thisMachine: Machine = {
  hasProgram,
  hasModule: (line) => spawnSync('/usr/bin/python3', ['-c', line]).status === 0,
  async tryEngine(name) {
    const engine = await { Firefox: startFirefox, WebKit: startWebKit }[name]();
    await engine.close();
    return engine.version;
  },
};
