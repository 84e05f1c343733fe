import { describe, expect, it } from 'vitest';
import { leftOutEngines } from '../../scripts/engines/left-out.ts';

const complete = {
  hasProgram: () => true,
  hasModule: () => true,
  tryEngine: () => Promise.resolve('153.0.1'),
};

describe('the engines that a machine cannot test', () => {
  it('are none if everything is installed and starts', async () => {
    expect(await leftOutEngines(complete)).toEqual({});
  });

  it('are named with what is missing', async () => {
    expect(await leftOutEngines({ ...complete, hasProgram: () => false })).toEqual({
      Firefox: '/usr/bin/firefox-esr is missing',
      WebKit: 'WebKitWebDriver is missing',
    });
  });

  it('include one that is installed and does not start', async () => {
    const tryEngine = (name: string) =>
      name === 'Firefox'
        ? Promise.reject(new Error('Failed to launch the browser process: Code: 1\n\nstderr:'))
        : Promise.resolve('2.48');
    expect(await leftOutEngines({ ...complete, tryEngine })).toEqual({
      Firefox: 'it does not start: Failed to launch the browser process: Code: 1',
    });
  });

  it('include a Firefox that is too old', async () => {
    expect(await leftOutEngines({ ...complete, tryEngine: () => Promise.resolve('140.5.0esr') })).toEqual({
      Firefox: '140.5.0esr is older than 153',
    });
  });

  it('include WebKit without its Python module', async () => {
    const hasModule = (line: string) => line === 'import gi';
    expect(await leftOutEngines({ ...complete, hasModule })).toEqual({
      WebKit: 'WebKitGTK 4.1 for Python is missing',
    });
  });
});
