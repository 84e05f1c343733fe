import { execFileSync, execSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSite } from '../../scripts/build/site-process.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { temporaryFolder } from '../temporary-folder.ts';

/** The rules of .dockerignore; the last one that matches a file counts. */
const ignoreRules = readFileSync('.dockerignore', 'utf8')
  .trim()
  .split('\n')
  .map((line) => ({
    isSent: line.startsWith('!'),
    pattern: new RegExp(`^${line.replace('!', '').replace(/\*\*|\*|\./g, wildcard)}(/|$)`),
  }));

const dockerfile = readFileSync('Dockerfile', 'utf8');

describe('the container, without Docker', () => {
  it('starts the server as npm start does', () => {
    const [, command = ''] = /^CMD (.+)$/m.exec(dockerfile) ?? [];
    const start = 'node --max-old-space-size=128 dist/server/main.js';
    expect([packageFile.scripts.start, (JSON.parse(command) as string[]).join(' ')]).toEqual([start, start]);
  });

  it('serves pages as a user without write permission, and has no need of build tools', async () => {
    const folder = temporaryFolder();
    const image = join(folder, 'image');
    buildFromTrackedFiles(join(folder, 'build'));
    cpSync('package.json', join(image, 'package.json'));
    cpSync(realpathSync(join(folder, 'build/.cache/image')), join(image, 'dist'), { recursive: true });
    // Root may write everywhere, the other user nowhere.
    execFileSync('chmod', ['-R', 'a+rX,a-w', folder]);
    onTestFinished(() => void execFileSync('chmod', ['-R', 'u+w', folder]));
    const user = anotherUser();
    if (user) {
      const writing = spawnSync('touch', ['written'], { cwd: image, ...user });
      expect(writing.status).not.toBe(0);
    }
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', DRAIN_MS: '200' };
    const { origin, stop } = await startSite({ cwd: image, folder: 'dist', env, ...user });
    expect(await (await fetch(origin)).text()).toContain('Featured Vehicles');
    expect(await stop()).toBe(0);

    const wrong = { cwd: image, env: { ...process.env, PORT: 'none' }, encoding: 'utf8' } as const;
    // The server's own output.
    expect(spawnSync('npm', ['start'], wrong).stderr).toContain("PORT: 'none' is not a whole number");
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
