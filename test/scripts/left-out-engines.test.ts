import { expect, it } from 'vitest';
import { missingEngines } from '../../scripts/engines/left-out.ts';

it('an engine is left out where one of its programs is missing', () => {
  expect(missingEngines(() => true)).toEqual({});
  expect(missingEngines((program) => program === 'WebKitWebDriver')).toEqual({
    Firefox: '/usr/bin/firefox-esr is missing',
    WebKit: 'Xvfb is missing',
  });
});
