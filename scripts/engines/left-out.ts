import { succeeds } from '../machine/debian-packages.ts';
import { startChromium } from './chromium-engine.ts';
import type { Engine, StartEngine } from './engine.ts';
import { firefoxPath, startFirefox } from './firefox-engine.ts';
import { startWebKit } from './webkit-engine.ts';

export type LeftOut = Partial<Record<Engine['name'], string>>;

const engines: Record<Engine['name'], { programs: string[]; start: StartEngine }> = {
  // Found, or fetched, by scripts/browser/.
  Chromium: { programs: [], start: startChromium },
  Firefox: { programs: [firefoxPath()], start: startFirefox },
  WebKit: { programs: ['WebKitWebDriver', 'Xvfb'], start: startWebKit },
};
const engineNames = Object.keys(engines) as Engine['name'][];

/** The oldest version known to pass; 140 fails with a protocol error. */
const oldestFirefox = 153;

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
async function versionOf(name: Engine['name']): Promise<string> {
  const { version, close } = await engines[name].start();
  await close();
  return version;
}
