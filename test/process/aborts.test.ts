import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { filmPath } from '../../shared/scenes/scenes.ts';
import { startInstance } from './instance.ts';

const aborts = 500;

/** Requests a page or a film and aborts, either at once or at the first bytes of the answer. */
function leaveEarly(port: number, visit: number): Promise<void> {
  const way = (['at once', 'with the page', 'mid-film'] as const)[visit % 3];
  // The query is unique, so that no compressed page is cached.
  const target = way === 'mid-film' ? filmPath('mp4') : `/inventory?search=${visit}`;
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('error', () => undefined).on('close', () => resolve());
    socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n`, () => {
      if (way === 'at once') setImmediate(() => socket.resetAndDestroy());
    });
    socket.once('data', () => socket.resetAndDestroy());
  });
}

async function leaveOften(port: number, count: number): Promise<void> {
  for (let done = 0; done < count; done += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, index) => leaveEarly(port, done + index)));
  }
}

it(`clients that abort leave neither an error nor a leak, ${aborts} times`, async () => {
  const instance = await startInstance();
  // Node 24 lets its heap grow at first.
  await leaveOften(instance.port, 2 * aborts);
  const before = await instance.memory();
  await leaveOften(instance.port, aborts);
  expect((await instance.memory()) - before).toBeLessThan(30);
  // Requests aborted before they are read are not logged.
  const aborted = () =>
    instance.lines().filter((line) => line.aborted === true && line.path === '/inventory');
  await expect.poll(() => aborted().length).toBeGreaterThan(aborts / 10);
  expect(instance.lines().filter(({ level }) => level >= 50)).toEqual([]);
  expect((await fetch(`${instance.origin}/inventory`)).status).toBe(200);
  expect(await instance.end()).toEqual({ code: 0, signal: null });
});
