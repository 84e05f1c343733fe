import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const parent = `
  import { startSite } from './scripts/build/site-process.ts';
  console.log((await startSite()).origin);`;

it('a site ends with the process that started it, even if that is killed', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const status = () =>
    fetch(line.toString().trim()).then(
      (answer) => answer.status,
      () => 'none',
    );
  expect(await status()).toBe(200);
  child.kill('SIGKILL');
  await expect.poll(status).toBe('none');
});
