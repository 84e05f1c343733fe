import { expect, it } from 'vitest';
import { leftOutEngines } from '../../scripts/engines/left-out.ts';
import type { LeftOut, Machine } from '../../scripts/engines/left-out.ts';

const complete: Machine = {
  succeeds: () => true,
  tryEngine: () => Promise.resolve('153.0.1'),
};
const failing: Machine['tryEngine'] = (name) =>
  name === 'WebKit' ? Promise.resolve('2.48') : Promise.reject(new Error('it closed at once\n\nstderr:'));

it.each<[what: string, part: Partial<Machine>, leftOut: LeftOut]>([
  ['nothing', {}, {}],
  [
    'every program',
    { succeeds: () => false },
    { Firefox: '/usr/bin/firefox-esr is missing', WebKit: 'WebKitWebDriver is missing' },
  ],
  [
    'a Python module',
    { succeeds: (command) => !command.includes('import gi') },
    { WebKit: 'WebKitGTK 4.1 for Python is missing' },
  ],
  ['a start', { tryEngine: failing }, { Firefox: 'it does not start: it closed at once' }],
  [
    'a new Firefox',
    { tryEngine: () => Promise.resolve('140.5.0esr') },
    { Firefox: '140.5.0esr is older than 153' },
  ],
])('a machine that lacks %s leaves the engines out that need it', async (_what, part, leftOut) => {
  expect(await leftOutEngines({ ...complete, ...part })).toEqual(leftOut);
});
