import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { stubCommands } from './stub-commands.ts';

function runInBox(scripts: Record<string, string>) {
  // `unshare` runs what follows its options.
  const unshare =
    'while case $1 in --propagation) shift ;; --*) ;; *) false ;; esac do shift; done; exec "$@"';
  const { PATH, calls } = stubCommands({ id: 'echo 0', ip: '', unshare, ...scripts });
  const words = ['test/ops/box.sh', 'sh', '-c', 'printf "<%s>" "$@"; exit 3', 'sh', 'a b', "it's"];
  const { status, stdout, stderr } = spawnSync('sh', words, { env: { PATH }, encoding: 'utf8' });
  return { status, stdout, stderr, calls: calls() };
}

const options = '--net --mount --propagation private';

it('box.sh runs a command as it is, with a loopback interface, and returns its status', () => {
  const { status, stdout, calls } = runInBox({});
  expect([status, stdout]).toEqual([3, "<a b><it's>"]);
  expect(calls).toEqual([
    'id -u',
    `unshare ${options} true`,
    expect.stringContaining(`unshare ${options} sh -c`),
    'ip link set lo up',
  ]);
});

it('box.sh maps another user to root', () => {
  const { status, calls } = runInBox({ id: 'echo 1000' });
  expect([status, calls[1]]).toEqual([3, `unshare --map-root-user ${options} true`]);
});

it('box.sh says why the kernel refuses namespaces, and runs nothing', () => {
  expect(runInBox({ unshare: 'echo "Operation not permitted" >&2; exit 1' })).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^test:ops needs .*: Operation not permitted\n$/) as string,
  });
});

it('box.sh runs nothing without a loopback interface', () => {
  expect(runInBox({ ip: 'exit 2' })).toMatchObject({ status: 2, stdout: '' });
});
