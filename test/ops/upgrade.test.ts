import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './visitors/ask-url.ts';
import { startContainerDns } from './container-dns.ts';
import { startCopy } from './copies.ts';
import { startVisitors } from './visitors/page-visitors.ts';
import { startProxy } from './proxy.ts';
import { standInDocker } from './stand-in-docker.ts';
import { buildTwice, filesOf, stylesheetOf } from './two-builds.ts';

const origin = 'https://www.localhost';

let builds: Awaited<ReturnType<typeof buildTwice>>;
beforeAll(async () => {
  builds = await buildTwice();
});
afterAll(() => builds.remove());

describe('upgrade.sh', () => {
  it('replaces both copies by another build without a missing file, and rolls back', async () => {
    const { dns, docker } = await start(builds.second);
    const { visits, leave } = startVisitors(origin, 4);
    await expect.poll(() => visits.pages).toBeGreaterThan(4);
    expect(await upgrade(docker.path)).toEqual({ code: 0, errors: '' });
    const before = visits.pages;
    await expect.poll(() => visits.pages).toBeGreaterThan(before + 4);
    await leave();
    expect(visits.failures).toEqual([]);
    expect(visits.stylesheets).toEqual(new Set([builds.first, builds.second].map(stylesheetOf)));
    expect(docker.builds()).toEqual([builds.second, builds.second]);
    expect([...(dns.names.get('web-next') ?? [])]).toEqual([]);
    // Pages of the first build may still be open and request their files.
    for (const file of filesOf(builds.first)) {
      expect([file, (await ask(origin + file)).status]).toEqual([file, 200]);
    }
    // Only files may be the new copy's.
    expect((await ask(`${origin}/assets/nothing.css`)).status).toBe(404);
    expect((await ask(`${origin}/nowhere`)).text).toContain('Oops! Page not found');
    expect(await upgrade(docker.path, 'back')).toEqual({ code: 0, errors: '' });
    expect(docker.builds()).toEqual([builds.first, builds.first]);
  });

  it('leaves the copies unchanged if the new build does not start', async () => {
    const { docker } = await start('test');
    const errors = 'The new build does not start. The copies before it still serve.\n';
    expect(await upgrade(docker.path)).toEqual({ code: 1, errors });
    expect(docker.builds()).toEqual([builds.first, builds.first]);
    expect((await ask(`${origin}/`)).status).toBe(200);
  });

  it('is refused while another one runs, which succeeds', async () => {
    const { docker } = await start(builds.second);
    const first = upgrade(docker.path);
    await expect.poll(docker.isUpgrading).toBe(true);
    const errors =
      'Another upgrade is running. If it was interrupted, remove its copy: docker rm --force web-next\n';
    expect(await upgrade(docker.path)).toEqual({ code: 1, errors });
    expect(await first).toEqual({ code: 0, errors: '' });
  });
});

it('the proxy of compose.yaml serves every page when a copy is killed', async () => {
  const dns = await startContainerDns();
  const [copy] = await Promise.all([startCopy(dns, builds.first), startCopy(dns, builds.first)]);
  await startProxy(dns, { SITE_ORIGIN: origin });
  for (let count = 0; count < 100; count += 1) {
    if (count === 20) void copy.kill();
    expect((await ask(`${origin}/inventory?ask=${count}`)).status).toBe(200);
  }
});

async function start(built: string) {
  const dns = await startContainerDns();
  const docker = await standInDocker(dns, { running: builds.first, built });
  await startProxy(dns, { SITE_ORIGIN: origin });
  return { dns, docker };
}

async function upgrade(path: string, ...args: string[]): Promise<{ code: number; errors: string }> {
  const child = spawn('scripts/deploy/upgrade.sh', args, {
    env: { PATH: path },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close') as Promise<[number]>]);
  return { code, errors };
}
