import { installPackages, succeeds } from '../machine/debian-packages.ts';
import type { Engine } from './engine.ts';
import { firefoxPath, startFirefox } from './firefox-engine.ts';
import { startWebKit } from './webkit-engine.ts';

export type LeftOut = Partial<Record<Engine['name'], string>>;

/** What is installed, and whether it works. */
export type Machine = {
  /** Whether a shell command succeeds. */
  succeeds: (command: string) => boolean;
  /** Starts and closes an engine. Resolves to its version. */
  tryEngine: (name: EngineName) => Promise<string>;
};

/** The oldest version known to pass; 140 fails with a protocol error. */
const oldestFirefox = 153;

/** The programs of each engine. Chromium is required: see scripts/browser/. */
const needed = {
  Firefox: [firefoxPath(), 'pdftotext'],
  WebKit: ['WebKitWebDriver', 'Xvfb', 'pdftotext'],
};
type EngineName = keyof typeof needed;
const engineNames = Object.keys(needed) as EngineName[];

/** @throws {Error} when they cannot be installed */
export function installEngines(): void {
  installPackages([
    'firefox-esr',
    'webkit2gtk-driver',
    'xvfb',
    // The output to parse.
    'poppler-utils',
    // The packages that webkit-window.py imports.
    'python3-gi',
    'gir1.2-webkit2-4.1',
  ]);
}

/** The engines of which a program is missing, each with the reason. */
export function missingEngines(machine: Machine = thisMachine): LeftOut {
  const leftOut: LeftOut = {};
  for (const name of engineNames) {
    const missing = needed[name].find((program) => !machine.succeeds(`command -v ${program}`));
    if (missing) leftOut[name] = `${missing} is missing`;
  }
  return leftOut;
}

/** The engines that cannot be tested here, also as they do not start or are too old, each with the reason. */
export async function leftOutEngines(machine: Machine = thisMachine): Promise<LeftOut> {
  const leftOut = missingEngines(machine);
  for (const name of engineNames) {
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

const thisMachine: Machine = {
  succeeds,
  async tryEngine(name) {
    const engine = await { Firefox: startFirefox, WebKit: startWebKit }[name]();
    await engine.close();
    return engine.version;
  },
};
