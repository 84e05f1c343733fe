import { describe, expect, it } from 'vitest';
import { leftOutEngines } from '../../scripts/engines/left-out.ts';

const complete = { firefoxVersion: () => 153, hasProgram: () => true, hasModule: () => true };

describe('the engines that a machine cannot test', () => {
  it('are none if everything is installed', () => {
    expect(leftOutEngines(complete)).toEqual({});
  });

  it('are named with what is missing', () => {
    const bare = { firefoxVersion: () => undefined, hasProgram: () => false, hasModule: () => false };
    expect(leftOutEngines(bare)).toEqual({
      Firefox: 'firefox-esr is missing',
      WebKit: 'WebKitWebDriver is missing',
    });
  });

  it('include a Firefox that is too old', () => {
    expect(leftOutEngines({ ...complete, firefoxVersion: () => 140 })).toEqual({
      Firefox: 'Firefox 140 is older than 153',
    });
  });

  it('include WebKit without its Python module', () => {
    const hasModule = (line: string) => line === 'import gi';
    expect(leftOutEngines({ ...complete, hasModule })).toEqual({
      WebKit: 'WebKitGTK 4.1 for Python is missing',
    });
  });
});
