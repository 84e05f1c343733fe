import { mkdtempSync, cpSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleSite } from '../../scripts/build/sites.ts';
import { startInstance } from './instance.ts';

const unbuilt = mkdtempSync(join(tmpdir(), 'unbuilt-'));
cpSync(`${sampleSite.folder}/server`, join(unbuilt, 'server'), { recursive: true });
cpSync('package.json', join(unbuilt, 'package.json'));
symlinkSync(join(process.cwd(), 'node_modules'), join(unbuilt, 'node_modules'));
afterAll(() => rmSync(unbuilt, { recursive: true }));

describe('a start that cannot succeed', () => {
  it('reports a missing build in one line, and exits with 1', () => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [join(unbuilt, 'server/main.js')], {
      env: { PORT: '0', LOG_LEVEL: 'error' },
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^\S+manifest\.json is missing: run 'npm run build'\n$/);
  });

  it('reports a port in use in one line, and exits with 1', async () => {
    const first = await startInstance();
    const second = await startInstance({
      env: { LOG_LEVEL: 'error', PORT: String(first.port) },
      isExpectedToServe: false,
    });
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.log()).toBe(
      `The site cannot listen on 127.0.0.1:${first.port}: another process has the port (EADDRINUSE)\n`,
    );
    expect((await fetch(first.origin)).status).toBe(200);
  });
});
