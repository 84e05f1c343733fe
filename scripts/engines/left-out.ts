import { hasProgram } from '../machine/debian-packages.ts';
import type { Engine, StartEngine } from './engine.ts';
import { firefoxPath } from './firefox-engine.ts';

export type LeftOut = Partial<Record<Engine['name'], string>>;

const programs: Record<Engine['name'], string[]> = {
  // Found, or fetched, by scripts/chromium/.
  Chromium: [],
  Firefox: [firefoxPath()],
  WebKit: ['WebKitWebDriver', 'Xvfb'],
};

/** The oldest version known to pass; 140 fails with a protocol error. */
const oldestFirefox = 153;

/** The engines of which a program is missing, each with the reason. */
export function missingEngines(has = hasProgram): LeftOut {
  const leftOut: LeftOut = {};
  for (const name of Object.keys(programs) as Engine['name'][]) {
    const missing = programs[name].find((program) => !has(program));
    if (missing) leftOut[name] = `${missing} is missing`;
  }
  return leftOut;
}

/**
 * Starts an engine.
 * @throws {Error} if it cannot be tested here, with the reason. That it starts proves more than its `--version`, which
 * succeeds even for Firefox as root in the home of another user.
 */
export async function startUsable(
  name: Engine['name'],
  start: StartEngine,
  has = hasProgram,
): Promise<Engine> {
  const reason = missingEngines(has)[name];
  if (reason !== undefined) throw new Error(reason);
  const engine = await start().catch((error: unknown) => {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Error(`it does not start: ${line}`);
  });
  if (name !== 'Firefox' || parseInt(engine.version) >= oldestFirefox) return engine;
  await engine.close();
  throw new Error(`${engine.version} is older than ${oldestFirefox}`);
}
