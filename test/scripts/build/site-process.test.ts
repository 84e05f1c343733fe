import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const parent = `
  import { startSite } from './scripts/build/site-process.ts';
  console.log((await startSite()).origin);`;

it.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'a site ends with the process that started it, by %s too',
  async (signal) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', parent], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const origin = line.toString().trim();
    const answers = () =>
      fetch(origin).then(
        ({ status }) => status,
        () => 'nothing',
      );
    expect(await answers()).toBe(200);
    child.kill(signal);
    await expect.poll(answers).toBe('nothing');
  },
);
