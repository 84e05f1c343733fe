import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { startSite } from '../../scripts/build/site-process.ts';
import { sampleSite } from '../../scripts/build/sites.ts';
import { freePort } from '../../scripts/machine/free-port.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { startInstance } from './instance.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');

describe('the container, without Docker', () => {
  it('starts the server as npm start does', () => {
    const [, command = ''] = /^CMD (.+)$/m.exec(dockerfile) ?? [];
    const start = 'node --max-old-space-size=128 dist/server/main.js';
    expect((JSON.parse(command) as string[]).join(' ')).toBe(start);
    // Without exec, a signal to npm ends the shell between them, and the server runs on.
    expect(packageFile.scripts.start).toBe(`exec ${start}`);
  });

  it('has a health check that succeeds while the site is ready', async () => {
    const { port, child } = await startInstance({ env: { DRAIN_MS: '60000' } });
    const [, entries = ''] = /^HEALTHCHECK .*\\\s+CMD (.+)$/m.exec(dockerfile) ?? [];
    const [program = '', ...args] = JSON.parse(entries) as string[];
    const check = (PORT: number) =>
      spawnSync(program, args, { env: { PATH: process.env.PATH, PORT: String(PORT) } }).status;
    expect(check(port)).toBe(0);
    child.kill('SIGTERM');
    await expect.poll(() => check(port)).toBe(1);
    expect(check(await freePort())).toBe(1);
  });

  it('serves pages as a user without write permission, and has no need of packages', async () => {
    const image = temporaryFolder();
    cpSync('package.json', join(image, 'package.json'));
    cpSync(realpathSync(sampleSite.folder), join(image, 'dist'), { recursive: true });
    // Root may write everywhere, the other user nowhere.
    execFileSync('chmod', ['-R', 'a+rX,a-w', image]);
    onTestFinished(() => void execFileSync('chmod', ['-R', 'u+w', image]));
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

/** Only root can switch users, and only if that user may run this Node. */
function anotherUser(): { uid: number; gid: number } | undefined {
  const nobody = { uid: 65_534, gid: 65_534 };
  return spawnSync(process.execPath, ['--version'], nobody).status === 0 ? nobody : undefined;
}
