import { spawnSync } from 'node:child_process';
import { hasProgram } from '../machine/debian-packages.ts';
import type { Engine } from './engine.ts';
import { firefoxPath, startFirefox } from './firefox-engine.ts';
import { startWebKit } from './webkit-engine.ts';

export type EngineName = Engine['name'];
export type LeftOut = Partial<Record<EngineName, string>>;

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

/** The engines that cannot be tested here, each with the reason. */
export async function leftOutEngines(machine: Machine = thisMachine): Promise<LeftOut> {
  const firefox = await firefoxFault(machine);
  const webkit = await webKitFault(machine);
  return { ...(firefox && { Firefox: firefox }), ...(webkit && { WebKit: webkit }) };
}

async function firefoxFault(machine: Machine): Promise<string | undefined> {
  const missing = missingAmong([firefoxPath(), 'pdftotext'], machine);
  if (missing) return missing;
  const { version = '', fault } = await tried('Firefox', machine);
  return (
    fault ?? (parseInt(version) < oldestFirefox ? `${version} is older than ${oldestFirefox}` : undefined)
  );
}

async function webKitFault(machine: Machine): Promise<string | undefined> {
  const missing = missingAmong(['WebKitWebDriver', 'Xvfb', 'pdftotext'], machine);
  if (missing) return missing;
  if (!modules.every(machine.hasModule)) return 'WebKitGTK 4.1 for Python is missing';
  return (await tried('WebKit', machine)).fault;
}

function missingAmong(programs: readonly string[], machine: Machine): string | undefined {
  const missing = programs.find((program) => !machine.hasProgram(program));
  return missing && `${missing} is missing`;
}

/** `--version` succeeds even where a browser cannot start: Firefox as root in the home of another user. */
async function tried(
  name: EngineName,
  { tryEngine }: Machine,
): Promise<{ version?: string; fault?: string }> {
  try {
    return { version: await tryEngine(name) };
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { fault: `it does not start: ${line}` };
  }
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
