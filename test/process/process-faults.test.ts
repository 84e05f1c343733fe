import { expect, it } from 'vitest';
import { startInstance } from './instance.ts';

const onSignal = (fault: string) => `process.on('SIGUSR2', () => { ${fault} })`;

it('an unhandled rejection is logged as one error, and the site keeps serving', async () => {
  const instance = await startInstance({
    preload: onSignal("Promise.reject(new Error('nobody awaits this'))"),
  });
  instance.child.kill('SIGUSR2');
  await expect.poll(() => instance.log()).toContain('unhandled rejection');
  expect(instance.lines().filter(({ level }) => level >= 50)).toMatchObject([
    { level: 50, msg: 'unhandled rejection', err: { message: 'nobody awaits this' } },
  ]);
  expect((await fetch(`${instance.origin}/about`)).status).toBe(200);
  expect(await instance.end()).toEqual({ code: 0, signal: null });
});

it('a warning from Node is one line of the log', async () => {
  const instance = await startInstance({ preload: onSignal("process.emitWarning('an old function')") });
  instance.child.kill('SIGUSR2');
  await expect.poll(() => instance.log()).toContain('an old function');
  const warnings = instance.lines().filter(({ msg }) => msg === 'warning of Node');
  expect(warnings).toMatchObject([{ level: 40, err: { message: 'an old function' } }]);
});

it('an uncaught exception is logged as one fatal error, and the exit code is 1', async () => {
  const instance = await startInstance({ preload: onSignal("throw new Error('out of the blue')") });
  instance.child.kill('SIGUSR2');
  expect(await instance.ended).toEqual({ code: 1, signal: null });
  expect(instance.lines().filter(({ level }) => level >= 50)).toMatchObject([
    { level: 60, msg: 'uncaught exception: stopping', err: { message: 'out of the blue' } },
  ]);
});
