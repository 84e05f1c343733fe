import { execFileSync, execSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite } from '../../scripts/build/site-process.ts';
import packageFile from '../../package.json' with { type: 'json' };

/** The rules of .dockerignore; the last one that matches a file counts. */
const ignoreRules = readFileSync('.dockerignore', 'utf8')
  .trim()
  .split('\n')
  .map((line) => ({
    isSent: line.startsWith('!'),
    pattern: new RegExp(`^${line.replace('!', '').replace(/\*\*|\*|\./g, wildcard)}(/|$)`),
  }));

const folder = mkdtempSync(join(tmpdir(), 'container-'));
const image = join(folder, 'image');
const dockerfile = readFileSync('Dockerfile', 'utf8');
const user = anotherUser();

describe('the container, without Docker', () => {
  beforeAll(() => {
    buildFromTrackedFiles(join(folder, 'build'));
    cpSync('package.json', join(image, 'package.json'));
    cpSync(realpathSync(join(folder, 'build/.cache/image')), join(image, 'dist'), { recursive: true });
    // Root may write everywhere, the other user nowhere.
    execFileSync('chmod', ['-R', 'a+rX,a-w', folder]);
  });
  afterAll(() => {
    execFileSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true });
  });

  it('starts the server as npm start does', () => {
    const [, command = ''] = /^CMD (.+)$/m.exec(dockerfile) ?? [];
    const start = 'node --max-old-space-size=128 dist/server/main.js';
    expect([packageFile.scripts.start, (JSON.parse(command) as string[]).join(' ')]).toEqual([start, start]);
  });

  it('starts by npm start too, without build tools', () => {
    const { status, stderr } = spawnSync('npm', ['start'], {
      cwd: image,
      env: { ...process.env, PORT: 'none' },
      encoding: 'utf8',
    });
    // The server's own output.
    expect(status).toBe(1);
    expect(stderr).toContain("PORT: 'none' is not a whole number from 0 to 65535");
  });

  it(`serves pages ${user ? 'as a user without write permission' : 'from read-only files'}`, async () => {
    const script = "require('node:fs').writeFileSync('written', '')";
    if (user ?? process.getuid?.() !== 0) {
      expect(spawnSync(process.execPath, ['-e', script], { cwd: image, ...user }).status).not.toBe(0);
    }
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', DRAIN_MS: '200' };
    const { origin, stop } = await startSite({ cwd: image, folder: 'dist', env, ...user });
    const page = await fetch(origin);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Featured Vehicles');
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await stop()).toBe(0);
  });
});

/** By the Dockerfile's own command, in a new folder with nothing that git ignores except the packages. */
function buildFromTrackedFiles(copy: string): void {
  const git = ['-c', 'safe.directory=*', 'ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', git, { encoding: 'utf8', maxBuffer: 10_000_000 }).split('\0');
  for (const file of files) {
    if (file !== '' && isSent(file) && existsSync(file)) cpSync(file, join(copy, file));
  }
  // The Dockerfile's build has them too.
  mkdirSync('.cache/pictures', { recursive: true });
  mkdirSync(join(copy, '.cache'));
  for (const name of ['node_modules', '.cache/pictures']) symlinkSync(resolve(name), join(copy, name));
  const [command = 'no build'] = /npm run build -- --to \S+/.exec(dockerfile) ?? [];
  execSync(command, { cwd: copy, stdio: 'pipe' });
}

function isSent(file: string): boolean {
  return ignoreRules.findLast(({ pattern }) => pattern.test(file))?.isSent ?? true;
}

function wildcard(sign: string): string {
  return sign === '**' ? '.*' : sign === '*' ? '[^/]*' : '\\.';
}

/** Only root can switch users, and only if that user may run this Node. */
function anotherUser(): { uid: number; gid: number } | undefined {
  const nobody = { uid: 65_534, gid: 65_534 };
  return spawnSync(process.execPath, ['--version'], nobody).status === 0 ? nobody : undefined;
}
