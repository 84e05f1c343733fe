import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { ContainerDns } from './container-dns.ts';
import { startCopy } from './copies.ts';
import type { Copy } from './copies.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Its output, by its arguments. */
type Commands = Record<string, () => unknown>;

/**
 * A `docker` with the commands of upgrade.sh, whose containers are processes. Like Docker, it replaces all copies of a
 * service at once. `running` and `built` are folders of builds: the running one, and the one that it makes.
 */
export async function standInDocker(
  dns: ContainerDns,
  { running, built }: { running: string; built: string },
) {
  const image = { latest: running, before: '', next: '' };
  let copies: Copy[] = await Promise.all([startCopy(dns, running), startCopy(dns, running)]);
  let next: Copy | undefined;
  const commands: Commands = {
    'compose ps --quiet web': () => copies.map((_copy, index) => `copy-${index}\n`).join(''),
    'container inspect web-next': () => {
      if (!next) throw new Error('no such container');
    },
    'container inspect --format {{.Image}} copy-0': () => copies[0]?.build,
    [`tag ${running} utsav-motors:before`]: () => void (image.before = running),
    [`tag ${built} utsav-motors:before`]: () => void (image.before = built),
    'tag utsav-motors:before utsav-motors:next': () => void (image.next = image.before),
    'tag utsav-motors:next utsav-motors:latest': () => void (image.latest = image.next),
    'compose build web': () => void (image.next = built),
    'compose run --detach --no-deps --use-aliases --name web-next web': async () => {
      if (next) throw new Error('the name is taken');
      next = await startCopy(dns, image.next, ['web', 'web-next']).catch(() => undefined);
    },
    'inspect --format {{.State.Status}} {{.State.Health.Status}} web-next': () =>
      next ? 'running healthy' : 'exited unhealthy',
    'compose up --detach --no-deps --wait web': async () => {
      copies = await Promise.all(
        copies.map(async (copy) => {
          await copy.stop();
          return startCopy(dns, image.latest);
        }),
      );
    },
    'logs --tail 20 web-next': () => 'its last lines',
    'stop web-next': () => next?.stop(),
    'rm --force web-next': () => void (next = undefined),
  };
  return {
    path: await commandNamed('docker', commands),
    isUpgrading: () => next !== undefined,
    /** Which builds the copies run. */
    builds: () => copies.map(({ build }) => build),
  };
}

/** Makes a program that runs the function named by its arguments. Returns a PATH that finds it first. */
async function commandNamed(name: string, commands: Commands): Promise<string> {
  const folder = temporaryFolder();
  const socket = join(folder, 'socket');
  const unknown = () => {
    throw new Error('unknown command');
  };
  const server = createServer((req, res) => {
    void text(req)
      .then((words) => (commands[words] ?? unknown)())
      .then(
        (output) => res.end(typeof output === 'string' ? output : ''),
        () => res.writeHead(500).end(),
      );
  }).listen(socket);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const script = `#!/bin/sh\nexec curl --silent --fail --unix-socket ${socket} --data "$*" docker\n`;
  writeFileSync(join(folder, name), script, { mode: 0o755 });
  return `${folder}:${process.env.PATH ?? ''}`;
}
