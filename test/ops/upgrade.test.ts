import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  cpSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changeDays } from '../../scripts/stock/generate/change-days.ts';
import { setVerb } from '../../scripts/stock/verbs/set-verb.ts';
import { car47, now, stockOf } from '../scripts/stock/stock-folder.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Its fake Docker runs two copies of the image `one`; the previous image is `zero`. */
function makeMachine() {
  const state = temporaryFolder();
  for (const name of ['bin', 'copies', 'tags']) mkdirSync(join(state, name));
  copyFileSync('test/ops/fake-docker.sh', join(state, 'bin/docker'));
  const files = { 'copies/a': 'one', 'copies/b': 'one', 'tags/latest': 'one', 'tags/before': 'zero' };
  for (const [name, image] of Object.entries({ ...files, health: 'healthy' }))
    writeFileSync(join(state, name), `${image}\n`);
  const read = (name: string) => readFileSync(join(state, name), 'utf8').trim();
  return {
    start(words: readonly string[] = [], env: Record<string, string> = {}, cwd = '.'): ChildProcess {
      rmSync(join(state, 'calls'), { force: true });
      const PATH = `${state}/bin:${process.env.PATH}`;
      return spawn('sh', ['scripts/deploy/upgrade.sh', ...words], {
        cwd,
        env: { PATH, STATE: state, NEW: 'two', ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
        // Its own process group, as a terminal's foreground job.
        detached: true,
      });
    },
    async upgrade(
      words: readonly string[] = [],
      env: Record<string, string> = {},
      cwd = '.',
    ): Promise<number | null> {
      const [code] = (await once(this.start(words, env, cwd), 'close')) as [number | null];
      return code;
    },
    calls: () => (existsSync(join(state, 'calls')) ? read('calls').split('\n') : []),
    copies: () => readdirSync(join(state, 'copies')).map((name) => read(`copies/${name}`)),
    hasNext: () => existsSync(join(state, 'web-next')),
    tag: (name: string) => read(`tags/${name}`),
    become: (health: string) => writeFileSync(join(state, 'health'), `${health}\n`),
  };
}

describe('upgrade.sh', () => {
  it('writes the history of the stock down for the build, which has no git', async () => {
    const site = temporaryFolder();
    const stock = join(site, 'stock');
    cpSync(stockOf({ 47: car47 }), stock, { recursive: true });
    await setVerb(stock, ['47', 'color=Red'], now);
    mkdirSync(join(site, 'scripts/deploy'), { recursive: true });
    copyFileSync('scripts/deploy/upgrade.sh', join(site, 'scripts/deploy/upgrade.sh'));
    const machine = makeMachine();
    expect(await machine.upgrade([], {}, site)).toBe(0);
    const days = changeDays(stock);
    rmSync(join(stock, '.git'), { recursive: true });
    expect([days.size, changeDays(stock)]).toEqual([1, days]);
  });

  it('replaces every copy, keeps the way back, and removes the extra copy', async () => {
    const machine = makeMachine();
    expect(await machine.upgrade()).toBe(0);
    expect(machine.copies()).toEqual(['two', 'two']);
    expect([machine.tag('latest'), machine.tag('before'), machine.hasNext()]).toEqual(['two', 'one', false]);
    expect(machine.calls()).toContainEqual(expect.stringMatching(/^compose up .*--wait web$/));
    expect(await machine.upgrade(['back'])).toBe(0);
    expect(machine.copies()).toEqual(['one', 'one']);
  });

  it('keeps the way back when the same build is deployed again', async () => {
    const machine = makeMachine();
    expect(await machine.upgrade([], { NEW: 'one' })).toBe(0);
    expect([machine.tag('latest'), machine.tag('before')]).toEqual(['one', 'zero']);
  });

  it('with --pull, updates the base images and the other services', async () => {
    const machine = makeMachine();
    expect(await machine.upgrade(['--pull'])).toBe(0);
    expect(machine.calls()).toEqual(
      expect.arrayContaining(['compose pull --ignore-buildable', 'compose build --pull web']),
    );
    expect(machine.calls()).toContainEqual(expect.stringMatching(/^compose up .*--wait$/));
  });

  it('takes an image that was built elsewhere', async () => {
    const machine = makeMachine();
    expect(await machine.upgrade(['elsewhere'])).toBe(0);
    expect([machine.copies(), machine.tag('before')]).toEqual([['elsewhere', 'elsewhere'], 'one']);
    expect(machine.calls()).not.toContainEqual(expect.stringContaining('build'));
  });

  it('leaves the copies alone when the new build does not become healthy', async () => {
    const machine = makeMachine();
    machine.become('unhealthy');
    expect(await machine.upgrade()).toBe(1);
    expect([machine.copies(), machine.hasNext()]).toEqual([['one', 'one'], false]);
    expect([machine.tag('latest'), machine.tag('before')]).toEqual(['one', 'zero']);
  });

  it('leaves two copies of one build whichever call of Docker fails, once or from then on, and works afterwards', async () => {
    const healthy = makeMachine();
    await healthy.upgrade();
    const numbers = healthy.calls().map((_, index) => String(index + 1));
    expect(numbers.length).toBeGreaterThan(10);
    for (const variable of ['FAIL_AT', 'FAIL_FROM']) {
      for (const number of numbers) {
        const machine = makeMachine();
        const code = await machine.upgrade([], { [variable]: number });
        const copies = machine.copies();
        const where = `${variable}=${number}: ${machine.calls().at(Number(number) - 1)}`;
        expect
          .soft(
            [
              ['one', 'one'],
              ['two', 'two'],
            ],
            where,
          )
          .toContainEqual(copies);
        // What a machine that restarts would run.
        if (variable === 'FAIL_AT') expect.soft(machine.tag('latest'), where).toBe(copies[0]);
        if (code === 0) expect.soft(copies, where).toEqual(['two', 'two']);
        expect.soft(await machine.upgrade(), where).toBe(0);
        expect.soft([machine.copies(), machine.hasNext()], where).toEqual([['two', 'two'], false]);
      }
    }
  });

  it.each(['SIGINT', 'SIGHUP'] as const)(
    'finishes a replacement although %s reaches its process group twice',
    async (signal) => {
      const machine = makeMachine();
      const child = machine.start([], { UP_SECONDS: '1.5' });
      const ended = once(child, 'close');
      await expect.poll(machine.calls).toContainEqual(expect.stringMatching(/^compose up/));
      for (let time = 0; time < 2; time += 1) process.kill(-(child.pid ?? 0), signal);
      expect(await ended).toEqual([0, null]);
      expect([machine.copies(), machine.tag('before'), machine.hasNext()]).toEqual([
        ['two', 'two'],
        'one',
        false,
      ]);
    },
  );

  it('once killed during a replacement, lets Docker finish it, and the next upgrade cleans up', async () => {
    const machine = makeMachine();
    const child = machine.start([], { UP_SECONDS: '1.5' });
    const ended = once(child, 'close');
    await expect.poll(machine.calls).toContainEqual(expect.stringMatching(/^compose up/));
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    expect(await machine.upgrade(), 'beside the replacement').toBe(1);
    await ended;
    await expect.poll(machine.copies).toEqual(['two', 'two']);
    await expect.poll(() => machine.upgrade()).toBe(0);
    expect([machine.copies(), machine.hasNext()]).toEqual([['two', 'two'], false]);
  });

  it('gives up when it is interrupted before it replaces a copy', async () => {
    const machine = makeMachine();
    machine.become('starting');
    const child = machine.start();
    const ended = once(child, 'close');
    await expect.poll(machine.hasNext).toBe(true);
    process.kill(-(child.pid ?? 0), 'SIGINT');
    expect(await ended).toEqual([1, null]);
    expect([machine.copies(), machine.tag('latest'), machine.hasNext()]).toEqual([
      ['one', 'one'],
      'one',
      false,
    ]);
  });

  it('refuses to run beside another one', async () => {
    const machine = makeMachine();
    const first = machine.start([], { UP_SECONDS: '2' });
    const ended = once(first, 'close');
    await expect.poll(machine.calls).toContainEqual(expect.stringMatching(/^compose up/));
    expect(await makeMachine().upgrade()).toBe(1);
    expect(await ended).toEqual([0, null]);
  });
});
