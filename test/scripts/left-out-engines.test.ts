import { expect, it } from 'vitest';
import { leftOutEngines } from '../../scripts/engines/left-out.ts';

it('an engine is left out where a program is missing, it is too old, or it does not start', async () => {
  const works = () => true;
  const isNew = () => Promise.resolve('153.0.1');
  expect(await leftOutEngines(works, isNew)).toEqual({});
  expect(await leftOutEngines(() => false, isNew)).toEqual({
    Firefox: '/usr/bin/firefox-esr is missing',
    WebKit: 'WebKitWebDriver is missing',
  });
  const tryEngine = (name: string) =>
    name === 'WebKit' ? Promise.reject(new Error('it closed at once')) : Promise.resolve('140.5.0esr');
  expect(await leftOutEngines(works, tryEngine)).toEqual({
    Firefox: '140.5.0esr is older than 153',
    WebKit: 'it does not start: it closed at once',
  });
});
