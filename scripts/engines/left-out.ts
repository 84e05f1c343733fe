import { spawnSync } from 'node:child_process';
import { hasProgram } from '../machine/debian-packages.ts';

export type EngineName = 'Firefox' | 'WebKit';
export type LeftOut = Partial<Record<EngineName, string>>;

/** What is installed: Firefox's major version, programs and Python modules. */
export type Machine = {
  firefoxVersion: () => number | undefined;
  hasProgram: (program: string) => boolean;
  hasModule: (line: string) => boolean;
};

/** The oldest version known to pass; 140 fails with a protocol error. */
const oldestFirefox = 153;

/** The imports of webkit-window.py. */
const modules = ['import gi', "import gi; gi.require_version('WebKit2', '4.1')"];

/** The engines that cannot be tested here, each with the reason. */
export function leftOutEngines(machine: Machine = thisMachine): LeftOut {
  const firefox = firefoxFault(machine);
  const webkit = webKitFault(machine);
  return { ...(firefox && { Firefox: firefox }), ...(webkit && { WebKit: webkit }) };
}

function firefoxFault({ firefoxVersion, hasProgram: has }: Machine): string | undefined {
  const version = firefoxVersion();
  if (version === undefined) return 'firefox-esr is missing';
  if (version < oldestFirefox) return `Firefox ${version} is older than ${oldestFirefox}`;
  return has('pdftotext') ? undefined : 'pdftotext is missing';
}

function webKitFault({ hasProgram: has, hasModule }: Machine): string | undefined {
  const missing = ['WebKitWebDriver', 'Xvfb', 'pdftotext'].find((program) => !has(program));
  if (missing) return `${missing} is missing`;
  return modules.every(hasModule) ? undefined : 'WebKitGTK 4.1 for Python is missing';
}

const thisMachine: Machine = {
  firefoxVersion() {
    const { stdout } = spawnSync(firefoxPath(), ['--version'], { encoding: 'utf8' });
    const [, major] = /(\d+)\./.exec(stdout) ?? [];
    return major === undefined ? undefined : Number(major);
  },
  hasProgram,
  hasModule: (line) => spawnSync('/usr/bin/python3', ['-c', line]).status === 0,
};

/** Debian's Firefox, or the one that FIREFOX_PATH names. */
export function firefoxPath(): string {
  return process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
}
