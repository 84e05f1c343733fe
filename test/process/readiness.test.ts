import { cpSync, realpathSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleSite } from '../../scripts/build/sites.ts';
import { assets } from '../server/make-app.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { startInstance } from './instance.ts';

it('a build without its stylesheet says so once and is not ready, until it has requested three pages of itself', async () => {
  const folder = temporaryFolder();
  cpSync(realpathSync(sampleSite.folder), folder, { recursive: true });
  const stylesheet = join(folder, 'public', assets.stylesheet);
  renameSync(stylesheet, `${stylesheet}.lost`);
  const instance = await startInstance({ folder, isBroken: true });
  const statusOf = async (path: string) => (await fetch(instance.origin + path)).status;
  const requested = () =>
    instance.lines().filter(({ msg, path }) => msg === 'request' && path !== '/healthz');
  // The second attempt fails like the first.
  await expect.poll(() => requested().filter(({ path }) => path === assets.stylesheet).length).toBe(2);
  expect(await Promise.all(['/healthz', '/readyz'].map(statusOf))).toEqual([200, 503]);
  const errors = instance.lines().filter(({ level }) => level === 50);
  expect(errors.map(({ msg }) => msg)).toEqual([`not ready: ${assets.stylesheet}: 404`]);

  renameSync(`${stylesheet}.lost`, stylesheet);
  await expect.poll(() => statusOf('/readyz'), { timeout: 5_000 }).toBe(200);
  const lastThree = () =>
    requested()
      .filter(({ path }) => path !== '/readyz')
      .slice(-3)
      .map(({ path, status }) => [path, status]);
  // The log arrives after the response.
  await expect.poll(lastThree).toEqual([
    ['/', 200],
    [expect.stringMatching(/^\/car\/\d+$/), 200],
    [assets.stylesheet, 200],
  ]);
});
