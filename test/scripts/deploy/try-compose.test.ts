import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';
import { stubCommands } from '../stub-commands.ts';

function tryCompose({ service = 'true [ALL] 1', styles = 200, about = 500, exitCode = 0 }) {
  const [checkout, TMPDIR] = [temporaryFolder(), temporaryFolder()];
  const files = ['test/ops/try-compose.sh', 'client/pages/about/about-page.tsx', 'client/styles/main.css'];
  for (const file of files) cpSync(file, join(checkout, file));
  mkdirSync(join(checkout, 'scripts/deploy'), { recursive: true });
  const upgrade = '#!/bin/sh\nuntil [ -s ../../../visits ]; do sleep 0.01; done\n';
  writeFileSync(join(checkout, 'scripts/deploy/upgrade.sh'), upgrade, { mode: 0o755 });
  const { PATH, calls } = stubCommands({
    docker: `case $* in
      *ExitCode*) echo ${exitCode} ;;
      inspect*) echo '/web ${service}' ;;
    esac`,
    curl: `case $* in
      *localhost/nowhere*) echo 404 ;;
      *localhost/about*) ! grep -q '^  throw' ../../client/pages/about/about-page.tsx || echo ${about} ;;
      *.css*) echo ${styles} ;;
      *write-out*) echo 200 ;;
      *) echo '<link href="/assets/main.css">' ;;
    esac`,
  });
  const env = { PATH, TMPDIR };
  const { status, stdout } = spawnSync(join(checkout, 'test/ops/try-compose.sh'), { env, encoding: 'utf8' });
  expect(readdirSync(TMPDIR)).toEqual([]);
  return { status, said: stdout.trim().split('\n'), calls: calls() };
}

it('try-compose.sh makes six checks: pages, services, an upgrade during a visit and the shutdown', () => {
  const { status, said, calls } = tryCompose({});
  expect([status, said.filter((line) => line.startsWith('ok: ')).length]).toEqual([0, 6]);
  const steps = calls.flatMap((call) => /^docker compose ((?:build|up|stop|down).*)/.exec(call)?.[1] ?? []);
  const end = ['stop web', 'down --volumes --timeout 1'];
  expect(steps).toEqual(['build web', 'up --detach --wait', ...end]);
});

it.each([
  [{ service: 'false [ALL] 1' }, 'every service is read-only, limited and without capabilities: /web false'],
  [{ service: 'true [] 1' }, 'every service is read-only, limited and without capabilities: /web true []'],
  [{ styles: 502 }, '/assets/main.css'],
  [{ about: 200 }, 'the page that is broken: 200 instead of 500'],
  [{ exitCode: 137 }, 'the copies end cleanly: 137 instead of 0'],
])('and fails with %j', (fault, message) => {
  const { status, said } = tryCompose(fault);
  expect([status, said.at(-1)]).toEqual([1, expect.stringContaining(message)]);
});
