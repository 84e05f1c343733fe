import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './visitors/ask.ts';
import { startContainerDns } from './container-dns.ts';
import { startCopy } from './copies.ts';
import { startPageVisitor } from './visitors/page-visitor.ts';
import { startProxy } from './proxy.ts';
import { standInDocker } from './stand-in-docker.ts';
import { buildTwice, filesOf, stylesheetOf } from './two-builds.ts';

const origin = 'https://www.localhost';
const visitors = 4;

let builds: Awaited<ReturnType<typeof buildTwice>>;
beforeAll(async () => {
  builds = await buildTwice();
});
afterAll(() => builds.remove());

describe('upgrade.sh', () => {
  it('replaces both copies by another build without a missing file, and rolls back', async () => {
    const { dns, docker } = await start(builds.second);
    const visits = await visitsDuring(async () => {
      expect(await upgrade(docker.path)).toEqual({ code: 0, errors: '' });
    });
    expect(visits.failures).toEqual([]);
    expect(visits.pages).toBeGreaterThan(visitors);
    expect(visits.stylesheets).toEqual(new Set([builds.first, builds.second].map(stylesheetOf)));
    expect(docker.builds()).toEqual([builds.second, builds.second]);
    expect([...(dns.names.get('web-next') ?? [])]).toEqual([]);
    // Pages of the first build may still be open and request their files.
    for (const file of filesOf(builds.first)) {
      expect([file, (await ask(origin + file)).status]).toEqual([file, 200]);
    }
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
});

describe('a second upgrade', () => {
  it('is refused while the first runs, and the first succeeds', async () => {
    const { docker } = await start(builds.second);
    const first = upgrade(docker.path);
    await expect.poll(docker.isUpgrading).toBe(true);
    const errors =
      'Another upgrade is running. If it was interrupted, remove its copy: docker rm --force web-next\n';
    expect(await upgrade(docker.path)).toEqual({ code: 1, errors });
    expect(await first).toEqual({ code: 0, errors: '' });
    expect(docker.builds()).toEqual([builds.second, builds.second]);
  });
});

describe('the proxy of compose.yaml', () => {
  it('requests a file that an old copy lacks from the new one', async () => {
    const dns = await startContainerDns();
    await startCopy(dns, builds.first);
    await startProxy(dns, { SITE_ORIGIN: origin });
    const before = filesOf(builds.first);
    const file = filesOf(builds.second).find((name) => name.endsWith('.js') && !before.includes(name)) ?? '';
    expect((await ask(origin + file)).status).toBe(404);
    const next = await startCopy(dns, builds.second, ['web-next']);
    expect(await ask(origin + file)).toMatchObject({
      status: 200,
      headers: { 'content-type': expect.stringContaining('javascript') as string },
    });
    expect((await ask(`${origin}/assets/nothing.css`)).status).toBe(404);
    expect((await ask(`${origin}/nowhere`)).body.toString()).toContain('Oops! Page not found');
    await next.stop();
  });

  it('serves every page when a copy is killed', async () => {
    const dns = await startContainerDns();
    const [copy] = await Promise.all([startCopy(dns, builds.first), startCopy(dns, builds.first)]);
    await startProxy(dns, { SITE_ORIGIN: origin });
    const statuses: number[] = [];
    for (let count = 0; count < 100; count += 1) {
      if (count === 20) void copy.kill();
      statuses.push((await ask(`${origin}/inventory?ask=${count}`)).status);
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });
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

/** Visitors load pages from before the work until after it. */
async function visitsDuring(work: () => Promise<unknown>) {
  const guests = Array.from({ length: visitors }, () => startPageVisitor(origin, { everyMs: 20 }));
  const pages = () => guests.reduce((sum, { soFar }) => sum + soFar.pages, 0);
  await expect.poll(pages).toBeGreaterThan(visitors);
  await work();
  const before = pages();
  await expect.poll(pages).toBeGreaterThan(before + visitors);
  const visits = await Promise.all(guests.map((guest) => guest.leave()));
  const sum = (what: 'pages' | 'files') => visits.reduce((total, visit) => total + visit[what], 0);
  const failures = visits.flatMap((visit) => visit.failures);
  console.log(`${sum('pages')} pages with ${sum('files')} files, ${failures.length} failed`);
  const stylesheets = new Set(visits.flatMap((visit) => [...visit.stylesheets]));
  return { pages: sum('pages'), stylesheets, failures };
}
