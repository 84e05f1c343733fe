import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { filmPath } from '../../shared/scenes/scenes.ts';
import { startInstance } from '../process/instance.ts';
import { startVisitors } from './visitors/page-visitors.ts';

const seconds = Number(process.env.OPS_SLOW_SECONDS ?? 20);
const attacks = {
  'headers that never end (slowloris)': { options: '-H -i 5 -x 24 -u /inventory', areHeld: true },
  // Refused at once, and their connections closed.
  'bodies that never end': { options: '-B -i 5 -x 10 -s 65536 -t POST -u /contact', areHeld: false },
  'readers of a few bytes a second': {
    options: `-X -w 512 -y 1024 -n 5 -z 32 -u ${filmPath('mp4')}`,
    areHeld: true,
  },
};

describe.each(Object.entries(attacks))('200 clients with %s', (_name, { options, areHeld }) => {
  it(`do not disturb a visitor for ${seconds} s`, async () => {
    const instance = await startInstance({ env: { LOG_LEVEL: 'warn' } });
    const before = await instance.memory();
    const { visits, leave } = startVisitors(instance.origin, 1);
    const attack = await slowhttptest(
      `-c 200 -r 100 -p 3 -l ${seconds} ${options.replace('-u ', `-u ${instance.origin}`)}`,
    );
    // An attack that is refused may be over before a slow machine has shown three pages.
    if (!areHeld) await expect.poll(() => visits.pages).toBeGreaterThan(2);
    await leave();
    const growth = (await instance.memory()) - before;
    if (areHeld) expect(attack.mostConnected).toBe(200);
    else expect(attack.end).toBe('No open connections left');
    expect(visits.failures).toEqual([]);
    expect(visits.pages).toBeGreaterThan(2);
    expect(growth).toBeLessThan(100);
    expect(instance.lines().filter(({ level }) => level >= 50)).toEqual([]);
  });
});

/** Runs the attack, and returns how many connections it had at its height and why it ended. */
async function slowhttptest(options: string): Promise<{ mostConnected: number; end: string }> {
  const child = spawn('slowhttptest', options.split(' '), { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child, 'close');
  // oxlint-disable-next-line no-control-regex
  const plain = output.replace(/\u001b\[[\d;]*m/g, '');
  const connected = [...plain.matchAll(/^connected:\s+(\d+)/gm)].map(([, count]) => Number(count));
  const [, end = ''] = /^Exit status:\s+(.+?)\s*$/m.exec(plain) ?? [];
  return { mostConnected: Math.max(0, ...connected), end };
}
