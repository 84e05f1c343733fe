import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleSite } from '../../scripts/build/sites.ts';
import { assets } from '../server/make-app.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { startInstance } from './instance.ts';

it('a start logs its build, variables without a meaning, and whether it is the sample, before it listens', async () => {
  const instance = await startInstance({ env: { SITE_BRAND: 'Gaadi Ghar', SITE_CITY: 'Delhi' } });
  await expect.poll(instance.log).toContain('"listening"');
  const lines = instance.lines().slice(0, 4);
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [30, expect.stringMatching(/^build [0-9a-f]{8}: 43 cars, 0 sold, 0 drafts, stock of \d{4}-\d\d-\d\d$/)],
    [40, "unknown variables: SITE_BRAND, SITE_CITY; the dealer's facts belong in dealer.json"],
    [30, "the cars and the dealer are the sample's; for your own, run: npm run stock init"],
    [30, 'listening'],
  ]);
});

it('a start requests the home page, a car and the stylesheet to prove that it is ready', async () => {
  const instance = await startInstance();
  const requested = () => instance.lines().filter(({ msg, path }) => msg === 'request' && path !== '/readyz');
  // The log arrives after the response.
  await expect
    .poll(() => requested().map(({ path }) => path))
    .toEqual(['/', expect.stringMatching(/^\/car\/\d+$/), assets.stylesheet]);
});

it('metrics are served on HOST only', async () => {
  const instance = await startInstance();
  expect(await instance.metrics()).toContain('site_build_info');
  const otherAddress = instance.metricsUrl.replace('127.0.0.1', '127.0.0.2');
  await expect(fetch(otherAddress)).rejects.toThrow('fetch failed');
});

describe('a start that cannot succeed', () => {
  it('says what to run where nothing is built, and nothing is installed to build with', () => {
    const folder = temporaryFolder();
    cpSync('scripts/prestart.js', join(folder, 'scripts/prestart.js'));
    const prestart = () =>
      spawnSync(process.execPath, ['scripts/prestart.js'], { cwd: folder, encoding: 'utf8' });
    const unbuilt = prestart();
    expect([unbuilt.status, unbuilt.stderr]).toEqual([
      1,
      "The site is not built. Run 'npm ci --include=dev && npm run build' first.\n",
    ]);
    cpSync(`${sampleSite.folder}/server`, join(folder, 'dist/server'), { recursive: true });
    expect(prestart().status).toBe(0);
  });

  it('reports a missing build in one line, and exits with 1', () => {
    const unbuilt = temporaryFolder();
    cpSync(`${sampleSite.folder}/server`, join(unbuilt, 'server'), { recursive: true });
    cpSync('package.json', join(unbuilt, 'package.json'));
    expect(startIn(unbuilt, '0')).toMatch(/^\S+manifest\.json is missing: run 'npm run build'\n$/);
  });

  it('reports a port in use in one line, and exits with 1', async () => {
    const { port, origin } = await startInstance();
    expect(startIn(sampleSite.folder, String(port))).toBe(
      `The site cannot listen: listen EADDRINUSE: address already in use 127.0.0.1:${port}; set another PORT or HOST\n`,
    );
    expect((await fetch(origin)).status).toBe(200);
    expect(startIn(sampleSite.folder, '0', String(port))).toContain('; set another METRICS_PORT or HOST\n');
  });
});

function startIn(folder: string, PORT: string, METRICS_PORT = ''): string {
  const env = { HOST: '127.0.0.1', PORT, METRICS_PORT, LOG_LEVEL: 'error' };
  const run = spawnSync(process.execPath, [join(folder, 'server/main.js')], { env, encoding: 'utf8' });
  expect([run.status, run.stdout]).toEqual([1, '']);
  return run.stderr;
}
