import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { filmPath } from '../../shared/scenes/scenes.ts';
import { memoryOf, startInstance } from '../process/instance.ts';
import { startVisitor } from './visitor.ts';

const seconds = Number(process.env.OPS_SLOW_SECONDS ?? 20);
const attacks = {
  'headers that never end (slowloris)': '-H -i 5 -x 24 -u /inventory',
  'bodies that never end': '-B -i 5 -x 10 -s 65536 -t POST -u /contact',
  'readers of a few bytes a second': `-X -w 512 -y 1024 -n 5 -z 32 -u ${filmPath('mp4')}`,
};

describe.each(Object.entries(attacks))('200 clients with %s', (_name, options) => {
  it(`do not disturb a visitor for ${seconds} s`, async () => {
    const instance = await startInstance({ env: { LOG_LEVEL: 'warn' } });
    const before = memoryOf(instance.pid);
    const visitor = startVisitor(instance.address, { everyMs: 50 });
    const output = await slowhttptest(
      `-c 200 -r 100 -p 3 -l ${seconds} ${options.replace('-u ', `-u ${instance.address}`)}`,
    );
    const visits = await visitor.leave();
    const growth = memoryOf(instance.pid) - before;
    console.log(
      `${visits.count} visits, p50 ${visits.p50Ms} ms, p99 ${visits.p99Ms} ms, memory +${Math.round(growth)} MiB; ${output}`,
    );
    expect(output).toMatch(/connected|closed/);
    expect(visits.failures).toEqual([]);
    expect(visits.count).toBeGreaterThan(seconds / 2);
    expect(growth).toBeLessThan(100);
    expect(instance.lines().filter(({ level }) => level >= 50)).toEqual([]);
  });
});

/** Runs the attack, and returns its last count of connections. */
async function slowhttptest(options: string): Promise<string> {
  const child = spawn('slowhttptest', options.split(' '), { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child, 'close');
  // eslint-disable-next-line no-control-regex
  const lines = output.replace(/\u001b\[[\d;]*m/g, '').split('\n');
  const states = lines.filter((line) =>
    /^(connected|closed|error|service available|Exit status):/.test(line),
  );
  return states
    .slice(-5)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join(', ');
}
