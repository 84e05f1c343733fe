import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { freePort } from '../../scripts/build/free-port.ts';
import { startInstance } from './instance.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');

describe('the container', () => {
  it('starts the server as npm start does', () => {
    const [, command = ''] = /^CMD (.+)$/m.exec(dockerfile) ?? [];
    const start = 'node --max-old-space-size=128 dist/server/main.js';
    expect((JSON.parse(command) as string[]).join(' ')).toBe(start);
    // Without exec, a signal to npm ends the shell between them, and the server runs on.
    expect(packageFile.scripts.start).toBe(`exec ${start}`);
  });

  it('has a health check that succeeds only while the site is ready', async () => {
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
});
