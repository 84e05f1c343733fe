import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { sampleSite } from '../../scripts/build/sites.ts';
import { startInstance } from './instance.ts';
import { temporaryFolder } from '../temporary-folder.ts';

describe('a start', () => {
  // A needless warning: test/process/hostile-requests.test.ts.
  it('logs its build and stock first, and warns of sample values and of another brand on share cards before it listens', async () => {
    const instance = await startInstance({ env: { SITE_BRAND: 'Gaadi Ghar' } });
    await expect.poll(instance.log).toContain('"listening"');
    expect(instance.lines().slice(0, 4)).toMatchObject([
      {
        level: 30,
        msg: expect.stringMatching(
          /^build [0-9a-f]{8}: 43 cars, \d+ sold, stock of \d{4}-\d\d-\d\d$/,
        ) as string,
      },
      {
        level: 40,
        msg: 'replace these sample values in dealer.json: web address, telephone, e-mail, address',
      },
      {
        level: 40,
        msg: 'the share cards name another brand than the pages: build with the same SITE_BRAND',
        pages: 'Gaadi Ghar',
        cards: 'Utsav Motors',
      },
      { level: 30, msg: 'listening' },
    ]);
  });
});

describe('a start that cannot succeed', () => {
  it('reports a missing build in one line, and exits with 1', () => {
    const unbuilt = temporaryFolder();
    cpSync(`${sampleSite.folder}/server`, join(unbuilt, 'server'), { recursive: true });
    cpSync('package.json', join(unbuilt, 'package.json'));
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
