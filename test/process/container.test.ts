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
  .map((line) => {
    const path = line.replace('!', '');
    const glob = path.replaceAll('.', '\\.').replaceAll('**', '.+').replaceAll('/*', '/[^/]+');
    return { path, isSent: line.startsWith('!'), pattern: new RegExp(`^${glob}(/|$)`) };
  });

const dockerfile = readFileSync('Dockerfile', 'utf8');

describe('the container, without Docker', () => {
  it('starts the server as npm start does', () => {
    const [, command = ''] = /^CMD (.+)$/m.exec(dockerfile) ?? [];
    const start = 'node --max-old-space-size=128 dist/server/main.js';
    expect((JSON.parse(command) as string[]).join(' ')).toBe(start);
    // Without exec, a signal to npm ends the shell between them, and the server runs on.
    expect(packageFile.scripts.start).toBe(`exec ${start}`);
  });

  it('serves pages as a user without write permission, and has no need of build tools', async () => {
    const folder = temporaryFolder();
    const image = join(folder, 'image');
    buildFromSentFiles(join(folder, 'build'));
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

    const wrong = { cwd: image, env: { ...env, PORT: 'none' }, encoding: 'utf8' } as const;
    expect(spawnSync(process.execPath, ['dist/server/main.js'], wrong).stderr).toContain(
      "PORT: 'none' is not a whole number",
    );
  });
});

/** By the Dockerfile's own command, in a new folder with what Docker gets, and the packages. */
function buildFromSentFiles(copy: string): void {
  for (const { path, isSent } of ignoreRules) {
    if (isSent && existsSync(path)) cpSync(path, join(copy, path), { recursive: true, filter: isSentFile });
  }
  // The Dockerfile's build has them too.
  mkdirSync('.cache/pictures', { recursive: true });
  mkdirSync(join(copy, '.cache'));
  for (const name of ['node_modules', '.cache/pictures']) symlinkSync(resolve(name), join(copy, name));
  const [command = 'no build'] = /npm run build -- --to \S+/.exec(dockerfile) ?? [];
  execSync(command, { cwd: copy, stdio: 'pipe' });
}

function isSentFile(file: string): boolean {
  return ignoreRules.findLast(({ pattern }) => pattern.test(file))?.isSent ?? true;
}

/** Only root can switch users, and only if that user may run this Node. */
function anotherUser(): { uid: number; gid: number } | undefined {
  const nobody = { uid: 65_534, gid: 65_534 };
  return spawnSync(process.execPath, ['--version'], nobody).status === 0 ? nobody : undefined;
}
