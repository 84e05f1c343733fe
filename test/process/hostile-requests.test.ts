import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { filmPath } from '../../shared/scenes/scenes.ts';
import { attacks, forgedMessage, injectedHeader, markup } from './attacks.ts';
import { exchange, type Answer } from './exchange.ts';
import { startInstance, type Instance } from './instance.ts';

const ownFiles = /root:x:0:0|"dependencies":|"modules": \{|sourceMappingURL=main|\bat .+:\d+:\d+\)/;
const known =
  /^(request|unknown path|listening|stopping|warning of Node|the cars and the dealer are .*|build [0-9a-f]{8}: .*)$/;

const aborts = 1_000;

it(`${attacks.length} hostile requests each get an answer, reveal nothing, and leave the server unchanged`, async () => {
  const instance = await startInstance({ env: { SITE_ORIGIN: 'https://www.example.com' } });
  const requests = attacks.map(
    (bytes) => async () => expectHarmless(bytes, await exchange(instance.port, bytes)),
  );
  await expectUnchanged(instance, requests, 80);
  for (const { msg, level } of instance.lines()) {
    expect(msg).toMatch(known);
    if (level >= 50) expect(msg).toBe('unknown path');
  }
  expect(instance.log()).not.toMatch(new RegExp(`^[^{]|"msg":"${forgedMessage}`, 'm'));
  // oxlint-disable-next-line no-control-regex
  expect(instance.log()).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
});

it(`${aborts} aborted requests leave neither an error nor a leak`, async () => {
  const instance = await startInstance();
  const requests = Array.from({ length: aborts }, (_, visit) => () => abort(instance.port, visit));
  await expectUnchanged(instance, requests, 30);
  // Requests aborted before they are read are not logged.
  const aborted = instance.lines().filter((line) => line.aborted === true && line.path === '/inventory');
  expect(aborted.length).toBeGreaterThan(aborts / 10);
  expect(instance.lines().filter(({ level }) => level >= 50)).toEqual([]);
});

/** Sends the requests twice. Expects that the second time takes no memory, and that the server then works and ends. */
async function expectUnchanged(instance: Instance, requests: (() => Promise<void>)[], maxMiB: number) {
  const sendAll = async () => {
    const waiting = requests.values();
    const worker = async () => {
      for (const request of waiting) await request();
    };
    await Promise.all(Array.from({ length: 16 }, worker));
  };
  await sendAll();
  const before = await instance.memory();
  await sendAll();
  expect((await instance.memory()) - before).toBeLessThan(maxMiB);
  expect((await fetch(`${instance.origin}/inventory`)).status).toBe(200);
  expect(await instance.end()).toEqual({ code: 0, signal: null });
}

function abort(port: number, visit: number): Promise<void> {
  // The query is unique, so that no compressed page is cached.
  const target = visit % 3 === 0 ? filmPath('mp4') : `/inventory?search=${visit}`;
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('error', () => undefined).on('close', () => resolve());
    socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n`, () => {
      if (visit % 3 === 1) setImmediate(() => socket.resetAndDestroy());
    });
    socket.once('data', () => socket.resetAndDestroy());
  });
}

function expectHarmless(bytes: string, answer: Answer): void {
  const { status, headers, body } = answer;
  const label = JSON.stringify(bytes.slice(0, 400));
  expect(status, label).toBeGreaterThanOrEqual(200);
  expect(status, label).toBeLessThan(500);
  expect(headers.has(injectedHeader.toLowerCase()), label).toBe(false);
  if (isNodesRefusal(answer)) return;
  expect(headers.get('x-content-type-options'), label).toBe('nosniff');
  expect(headers.get('content-security-policy'), label).toContain("default-src 'none'");
  expect(headers.get('location') ?? '/', label).toMatch(/^\/(?![/\\])/);
  expect(body.includes(markup) || body.includes('<script>fuzz'), label).toBe(false);
  expect(ownFiles.test(body) && !headers.get('content-type')?.includes('javascript'), label).toBe(false);
}

/** Whether Node itself has answered an invalid request, with a status and no text. */
function isNodesRefusal({ status, headers, body }: Answer): boolean {
  const isEmpty = body === '' || body === '0\r\n\r\n';
  return [400, 408, 413, 417, 431].includes(status) && isEmpty && !headers.has('content-type');
}
