import { hasProgram } from '../../commands/debian-packages.ts';
import type { Engine } from './engine.ts';
import { firefoxPath } from './firefox-engine.ts';

/** Programs that Debian installs. test/chromium/ finds or fetches Chromium. */
const programs = { Firefox: [firefoxPath()], WebKit: ['WebKitWebDriver', 'Xvfb'] };

export function missingEngines(): Partial<Record<Engine['name'], string>> {
  const reasons = Object.entries(programs).flatMap(([name, names]) => {
    const missing = names.find((program) => !hasProgram(program));
    return missing ? [[name, `${missing} is missing`]] : [];
  });
  return Object.fromEntries(reasons) as Partial<Record<Engine['name'], string>>;
}
