import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { sampleSite } from '../../scripts/build/sites.ts';
import { startInstance } from './instance.ts';

const film = readdirSync(`${sampleSite.folder}/public/assets/scenes`).find((name) => name.endsWith('.mp4'));

it('slow headers and a slow body get 408, and a client that reads nothing is cut off', async () => {
  const { port, lines } = await startInstance();
  const open = (bytes: string): Socket => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('error', () => undefined);
    socket.write(bytes);
    return socket;
  };
  // More than the buffers of both sides hold.
  const reader = open(`GET /assets/scenes/${film} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(40)).pause();
  const ended: string[] = [];
  const answerTo = async (bytes: string, name: string) => {
    const answer = (await buffer(open(bytes))).toString('latin1');
    ended.push(name);
    return answer;
  };
  const [body, headers] = await Promise.all([
    answerTo('GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n1', 'body'),
    answerTo('GET / HTTP/1.1\r\nHost: a\r\n', 'headers'),
  ]);
  // Of two that began together: without a limit of their own, the headers too would end with the request's.
  expect(ended).toEqual(['headers', 'body']);
  expect(headers).toMatch(/^HTTP\/1\.1 408 /);
  expect(body).toMatch(/^HTTP\/1\.1 400 [^]*HTTP\/1\.1 408 |^HTTP\/1\.1 408 /);
  // The server waits for 30 seconds of silence, which start again whenever a buffer takes more bytes.
  await expect.poll(() => lines().some(({ aborted }) => aborted), { timeout: 180_000 }).toBe(true);
  reader.destroy();
});
