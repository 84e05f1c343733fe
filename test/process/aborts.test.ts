import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { memoryOf, startInstance } from './instance.ts';

const aborts = 2_000;

/** Asks for a page and leaves: at once, or with the first bytes of the answer. */
function leaveEarly(port: number, search: number, when: 'at once' | 'mid-stream'): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('error', () => undefined).on('close', () => resolve());
    // A query of its own, so that its compressed form is not at hand.
    const target = `/inventory?search=${search}`;
    socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n`, () => {
      if (when === 'at once') setImmediate(() => socket.resetAndDestroy());
    });
    socket.once('data', () => socket.resetAndDestroy());
  });
}

async function leaveOften(port: number, count: number): Promise<void> {
  for (let done = 0; done < count; done += 20) {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        leaveEarly(port, done + index, index % 2 ? 'at once' : 'mid-stream'),
      ),
    );
  }
}

describe('clients that leave', () => {
  it(`leave neither an error nor a leak behind, ${aborts} times over`, async () => {
    const instance = await startInstance();
    await leaveOften(instance.port, aborts / 4);
    const before = memoryOf(instance.pid);
    await leaveOften(instance.port, aborts);
    expect(memoryOf(instance.pid) - before).toBeLessThan(40);
    await vi.waitFor(() => {
      const requests = instance.lines().filter(({ msg, path }) => msg === 'request' && path === '/inventory');
      // Those who leave before their request is read are none.
      expect(requests.length).toBeGreaterThan(aborts / 10);
    });
    expect(instance.lines().filter(({ level }) => level >= 50)).toEqual([]);
    expect((await fetch(`${instance.address}/inventory`)).status).toBe(200);
    expect(await instance.end()).toEqual({ code: 0, signal: null });
  }, 60_000);
});
