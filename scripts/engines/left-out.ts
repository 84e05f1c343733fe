import { installPackages, succeeds } from '../machine/debian-packages.ts';
import type { Engine } from './engine.ts';
import { firefoxPath, startFirefox } from './firefox-engine.ts';
import { startWebKit } from './webkit-engine.ts';

export type LeftOut = Partial<Record<Engine['name'], string>>;

/** Besides Chromium, which is required: see scripts/browser/. */
const engines = {
  Firefox: { programs: [firefoxPath(), 'pdftotext'], start: startFirefox },
  WebKit: { programs: ['WebKitWebDriver', 'Xvfb', 'pdftotext'], start: startWebKit },
};
type EngineName = keyof typeof engines;
const engineNames = Object.keys(engines) as EngineName[];

/** The oldest version known to pass; 140 fails with a protocol error. */
const oldestFirefox = 153;

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
export function missingEngines(works = succeeds): LeftOut {
  const leftOut: LeftOut = {};
  for (const name of engineNames) {
    const missing = engines[name].programs.find((program) => !works(`command -v ${program}`));
    if (missing) leftOut[name] = `${missing} is missing`;
  }
  return leftOut;
}

/** The engines that cannot be tested here, also as they do not start or are too old, each with the reason. */
export async function leftOutEngines(works = succeeds, tryEngine = versionOf): Promise<LeftOut> {
  const leftOut = missingEngines(works);
  for (const name of engineNames.filter((one) => !leftOut[one])) {
    try {
      const version = await tryEngine(name);
      const isOld = name === 'Firefox' && parseInt(version) < oldestFirefox;
      if (isOld) leftOut[name] = `${version} is older than ${oldestFirefox}`;
    } catch (error) {
      const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      leftOut[name] = `it does not start: ${line}`;
    }
  }
  return leftOut;
}

/** Starts and closes an engine: `--version` succeeds even for Firefox as root in the home of another user. */
async function versionOf(name: EngineName): Promise<string> {
  const { version, close } = await engines[name].start();
  await close();
  return version;
}
