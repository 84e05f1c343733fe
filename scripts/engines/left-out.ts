import { installPackages, succeeds } from '../machine/debian-packages.ts';
import type { Engine } from './engine.ts';
import { firefoxPath, startFirefox } from './firefox-engine.ts';
import { startWebKit } from './webkit-engine.ts';

export type LeftOut = Partial<Record<Engine['name'], string>>;

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
export function missingEngines(works = succeeds): LeftOut {
  const leftOut: LeftOut = {};
  for (const name of engineNames) {
    const missing = needed[name].find((program) => !works(`command -v ${program}`));
    if (missing) leftOut[name] = `${missing} is missing`;
  }
  return leftOut;
}

/** The engines that cannot be tested here, also as they do not start or are too old, each with the reason. */
export async function leftOutEngines(works = succeeds, tryEngine = versionOf): Promise<LeftOut> {
  const leftOut = missingEngines(works);
  for (const name of engineNames) {
    const fault = leftOut[name] ?? (await tryEngine(name).then(ageOf[name], notStarted));
    if (fault) leftOut[name] = fault;
  }
  return leftOut;
}

/** Starts and closes an engine: `--version` succeeds even for Firefox as root in the home of another user. */
async function versionOf(name: EngineName): Promise<string> {
  const engine = await { Firefox: startFirefox, WebKit: startWebKit }[name]();
  await engine.close();
  return engine.version;
}

const ageOf = {
  Firefox: (version: string) =>
    parseInt(version) < oldestFirefox ? `${version} is older than ${oldestFirefox}` : undefined,
  WebKit: () => undefined,
};

function notStarted(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return `it does not start: ${line}`;
}
