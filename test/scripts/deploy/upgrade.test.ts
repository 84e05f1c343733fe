import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { changeDays } from '../../../scripts/stock/generate/change-days.ts';
import { setVerb } from '../../../scripts/stock/verbs/set-verb.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { car47, now, stockOf } from '../stock/stock-folder.ts';
import { git } from '../stock/two-clones.ts';

/** A machine whose stub of Docker runs two copies of the image `one`; the previous image is `zero`. */
function makeMachine() {
  const state = temporaryFolder();
  for (const name of ['bin', 'copies', 'tags', 'site/scripts/deploy']) {
    mkdirSync(join(state, name), { recursive: true });
  }
  cpSync('scripts/deploy/upgrade.sh', join(state, 'site/scripts/deploy/upgrade.sh'));
  cpSync('test/scripts/deploy/fake-docker.sh', join(state, 'bin/docker'));
  const images = { 'copies/a': 'one', 'copies/b': 'one', 'tags/latest': 'one', 'tags/before': 'zero' };
  for (const [name, content] of Object.entries({ ...images, health: 'healthy' }))
    writeFileSync(join(state, name), `${content}\n`);
  const read = (name: string) => readFileSync(join(state, name), 'utf8').trim();
  const start = (words: readonly string[] = [], env: Record<string, string> = {}) => {
    rmSync(join(state, 'calls'), { force: true });
    const child = spawn('sh', ['site/scripts/deploy/upgrade.sh', ...words], {
      cwd: state,
      env: { PATH: `${state}/bin:${process.env.PATH}`, STATE: state, NEW: 'two', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
      // Its own process group, as a terminal's foreground job.
      detached: true,
    });
    const said = text(child.stderr);
    const ended = once(child, 'exit').then(async () => ({ code: child.exitCode, said: await said }));
    return { ended, signal: (name: NodeJS.Signals) => process.kill(-(child.pid ?? 0), name) };
  };
  return {
    stock: join(state, 'site/stock'),
    start,
    upgrade: async (...args: Parameters<typeof start>) => (await start(...args).ended).code,
    calls: () => (existsSync(join(state, 'calls')) ? read('calls').split('\n') : []),
    copies: () => readdirSync(join(state, 'copies')).map((name) => read(`copies/${name}`)),
    stopCopies: () => readdirSync(join(state, 'copies')).map((name) => rmSync(join(state, 'copies', name))),
    hasNext: () => existsSync(join(state, 'web-next')),
    tag: (name: string) => read(`tags/${name}`),
    become: (health: string) => {
      // Renamed, because the stub must not read a file that is still empty.
      writeFileSync(join(state, 'next-health'), `${health}\n`);
      renameSync(join(state, 'next-health'), join(state, 'health'));
    },
    holdReplacement: () => writeFileSync(join(state, 'held'), ''),
    releaseReplacement: () => rmSync(join(state, 'held')),
  };
}

const isReplacing = expect.stringMatching(/^compose up/) as string;

describe('upgrade.sh', () => {
  it('builds, tries one more copy, replaces the others, and keeps the way back', async () => {
    const machine = makeMachine();
    expect(await machine.upgrade()).toBe(0);
    expect(machine.copies()).toEqual(['two', 'two']);
    expect([machine.tag('latest'), machine.tag('before'), machine.hasNext()]).toEqual(['two', 'one', false]);
    expect(machine.calls()).toEqual([
      'compose ps --quiet web',
      'container inspect --format {{.Image}} a',
      'next: compose build web',
      'stop web-next',
      'rm --force web-next',
      'next: compose run --detach --no-deps --use-aliases --name web-next web',
      'container inspect --format {{.State.Status}} {{.State.Health.Status}} web-next',
      'image inspect --format {{.Id}} utsav-motors:next',
      'tag one utsav-motors:before',
      'tag utsav-motors:next utsav-motors:latest',
      'compose up --detach --no-deps --wait web',
      'image prune --force --filter label=org.opencontainers.image.title=Utsav Motors',
      'stop web-next',
      'rm --force web-next',
    ]);
    expect(await machine.upgrade(['back'])).toBe(0);
    expect(machine.copies()).toEqual(['one', 'one']);
    expect(machine.calls()).not.toContainEqual(expect.stringContaining('build'));
    expect(existsSync(machine.stock)).toBe(false);
  });

  it('keeps the way back when the same build is deployed again', async () => {
    const machine = makeMachine();
    expect(await machine.upgrade([], { NEW: 'one' })).toBe(0);
    expect([machine.tag('latest'), machine.tag('before')]).toEqual(['one', 'zero']);
  });

  it('with --pull, updates the base images and the other services', async () => {
    const machine = makeMachine();
    expect(await machine.upgrade(['--pull'])).toBe(0);
    expect(machine.calls().filter((call) => /pull|up/.test(call))).toEqual([
      'compose pull --ignore-buildable',
      'next: compose build --pull web',
      'compose up --detach --no-deps --wait',
    ]);
  });

  it('deploys an image that was built elsewhere', async () => {
    const machine = makeMachine();
    expect(await machine.upgrade(['elsewhere'])).toBe(0);
    expect([machine.copies(), machine.tag('before')]).toEqual([['elsewhere', 'elsewhere'], 'one']);
    expect(machine.calls()).not.toContainEqual(expect.stringContaining('build'));
  });

  it('writes the change days of the stock to a file, because the image has no git', async () => {
    const machine = makeMachine();
    cpSync(stockOf({ 47: car47 }), machine.stock, { recursive: true });
    execFileSync('git', ['init', '--quiet', machine.stock]);
    expect(await machine.upgrade(), 'without a commit').toBe(0);
    for (const name of ['.git', '.stock']) rmSync(join(machine.stock, name), { recursive: true });
    await setVerb(machine.stock, ['47', 'color=Red'], now);
    // A merge whose result differs from both sides.
    const run = (...words: string[]) => git(machine.stock, ...words);
    run('checkout', '--quiet', '-b', 'other');
    run('commit', '--quiet', '--allow-empty', '--message=Theirs');
    run('checkout', '--quiet', '-');
    run('commit', '--quiet', '--allow-empty', '--message=Ours');
    run('merge', '--quiet', '--no-commit', 'other');
    writeFileSync(join(machine.stock, 'cars/47.json'), JSON.stringify(car47));
    run('commit', '--quiet', '--all', '--message=Merge', '--date=2030-01-25T12:00:00+05:30');
    rmSync(join(machine.stock, '.stock'), { recursive: true });
    expect(await machine.upgrade()).toBe(0);
    rmSync(join(machine.stock, '.git'), { recursive: true });
    expect([...changeDays(machine.stock)]).toEqual([['47', '2030-01-25']]);
  });

  it('replaces no copy until the new build is healthy', async () => {
    const machine = makeMachine();
    machine.become('starting');
    const { ended } = machine.start();
    await expect.poll(machine.hasNext).toBe(true);
    expect(machine.copies()).toEqual(['one', 'one']);
    machine.become('healthy');
    expect(await ended).toMatchObject({ code: 0 });
    expect(machine.copies()).toEqual(['two', 'two']);
  });

  it('leaves the copies alone when the new build does not become healthy, and shows its log', async () => {
    const machine = makeMachine();
    machine.become('unhealthy');
    const end = await machine.start([], { FAIL: 'logs *' }).ended;
    expect(end.code).toBe(1);
    expect(end.said).toContain('The new build does not start.');
    expect(machine.calls()).toContain('logs --tail 20 web-next');
    expect([machine.copies(), machine.hasNext()]).toEqual([['one', 'one'], false]);
    expect([machine.tag('latest'), machine.tag('before')]).toEqual(['one', 'zero']);
    const unknown = await machine.start([], { FAIL: 'container inspect *web-next' }).ended;
    expect([unknown.code, unknown.said]).toEqual([1, end.said]);
  });

  it('keeps the new copy when the others can neither be replaced nor restored', async () => {
    const machine = makeMachine();
    expect(await machine.upgrade([], { FAIL: 'compose up*' })).toBe(1);
    expect([machine.hasNext(), machine.tag('latest')]).toEqual([true, 'one']);
  });

  it('leaves two copies of one build whichever call of Docker fails, once or from then on, and works afterwards', async () => {
    const healthy = makeMachine();
    await healthy.upgrade();
    const calls = healthy.calls();
    for (const variable of ['FAIL_AT', 'FAIL_FROM']) {
      for (const [index, call] of calls.entries()) {
        const machine = makeMachine();
        const end = await machine.start([], { [variable]: String(index + 1) }).ended;
        const copies = machine.copies();
        const where = `${variable}: ${call}`;
        expect.soft(['one,one', 'two,two'], where).toContain(copies.join());
        if (variable === 'FAIL_AT') {
          // A machine that restarts runs the image with this tag.
          expect.soft(machine.tag('latest'), where).toBe(copies[0]);
          // Cleaning up may fail.
          expect.soft(end.code === 0, where).toBe(/^(stop|rm|image)/.test(call));
          if (call.startsWith('compose up')) {
            expect(end.said).toContain('The copies could not be replaced.');
            expect(machine.hasNext()).toBe(false);
          }
        } else {
          expect.soft(await machine.upgrade(), where).toBe(0);
          expect.soft([machine.copies(), machine.hasNext()], where).toEqual([['two', 'two'], false]);
        }
      }
    }
  });

  it.each(['SIGINT', 'SIGHUP', 'SIGTERM'] as const)(
    'finishes a replacement although %s reaches its process group twice',
    async (name) => {
      const machine = makeMachine();
      machine.holdReplacement();
      const { ended, signal } = machine.start();
      await expect.poll(machine.calls).toContainEqual(isReplacing);
      for (let time = 0; time < 2; time += 1) signal(name);
      machine.releaseReplacement();
      expect(await ended).toMatchObject({ code: 0 });
      expect([machine.copies(), machine.hasNext()]).toEqual([['two', 'two'], false]);
    },
  );

  it('is refused while another one runs; once that is killed, Docker finishes, and the next one cleans up', async () => {
    const machine = makeMachine();
    machine.holdReplacement();
    const first = machine.start();
    await expect.poll(machine.calls).toContainEqual(isReplacing);
    first.signal('SIGKILL');
    expect(await machine.start().ended).toEqual({ code: 1, said: 'Another upgrade is running.\n' });
    machine.releaseReplacement();
    await expect.poll(machine.copies).toEqual(['two', 'two']);
    await expect.poll(() => machine.upgrade()).toBe(0);
    expect([machine.copies(), machine.hasNext()]).toEqual([['two', 'two'], false]);
    expect(machine.tag('before')).toBe('one');
  });

  it('gives up when it is interrupted before it replaces a copy', async () => {
    const machine = makeMachine();
    machine.become('starting');
    const { ended, signal } = machine.start();
    await expect.poll(machine.hasNext).toBe(true);
    signal('SIGINT');
    const end = await ended;
    expect([end.code, end.said]).toEqual([1, 'Interrupted. The old copies still serve.\n']);
    expect([machine.copies(), machine.tag('latest')]).toEqual([['one', 'one'], 'one']);
    expect(machine.hasNext()).toBe(false);
  });

  it('says how to start the site when no copy runs', async () => {
    const machine = makeMachine();
    machine.stopCopies();
    expect(await machine.start().ended).toEqual({
      code: 1,
      said: 'No copy runs. Start the site, in scripts/deploy: docker compose up --build --detach\n',
    });
  });
});
