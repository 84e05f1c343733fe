import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** A folder for nginx, its configuration in it. It goes with the test. */
export function writeConfig(config: (folder: string) => string): { folder: string; file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'nginx.conf');
  // Its workers change to another user where they can, and the folder is ours alone.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(file, user + config(folder));
  return { folder, file };
}

/** nginx's own opinion of a configuration. */
export function checkConfig(file: string): { isGood: boolean; message: string } {
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  return { isGood: status === 0, message: stderr };
}

/** Starts nginx in the foreground. It ends with the test. */
export async function startNginx(file: string, probe: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn('nginx', ['-c', file, '-g', 'daemon off;'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(probe, { redirect: 'manual' }).catch(() => undefined);
    if (answer) return;
    await wait(50);
  }
  throw new Error(`nginx does not answer at ${probe}`);
}
