import { expect, it } from 'vitest';
import type { Engine } from '../../scripts/engines/engine.ts';
import { missingEngines, startUsable } from '../../scripts/engines/left-out.ts';

it('an engine is left out if a program is missing, if it is too old, or if it does not start', async () => {
  const works = () => true;
  let closed = 0;
  const startAs = (version: string) => () =>
    Promise.resolve({ version, close: () => Promise.resolve((closed += 1)) } as Engine);
  expect(await startUsable('Firefox', startAs('153.0.1'), works)).toMatchObject({ version: '153.0.1' });
  expect(await startUsable('WebKit', startAs('2.50'), works)).toMatchObject({ version: '2.50' });
  expect(closed).toBe(0);

  const none = () => false;
  expect(missingEngines(none)).toEqual({
    Firefox: '/usr/bin/firefox-esr is missing',
    WebKit: 'WebKitWebDriver is missing',
  });
  await expect(startUsable('WebKit', startAs('2.50'), none)).rejects.toThrow(/^WebKitWebDriver is missing$/);
  await expect(startUsable('Firefox', startAs('140.5.0esr'), works)).rejects.toThrow(
    /^140.5.0esr is older than 153$/,
  );
  expect(closed, 'the old one').toBe(1);
  const fail = () => Promise.reject(new Error('it closed at once\nand said more'));
  await expect(startUsable('WebKit', fail, works)).rejects.toThrow(/^it does not start: it closed at once$/);
});
