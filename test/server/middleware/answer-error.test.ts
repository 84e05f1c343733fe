import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { portOf, send } from '../ask.ts';
import { assets, makeApp } from '../make-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'assets-'));
mkdirSync(join(folder, 'assets'));
// A socket has a size and a date, but cannot be opened.
const sockets = ['socket.js', 'socket.js.br'].map((name) =>
  createSocket().listen(join(folder, 'assets', name)),
);
afterAll(() => {
  for (const socket of sockets) socket.close();
  rmSync(folder, { recursive: true });
});

const paths = new Set(['/assets/socket.js.br', '/assets/lost.js.br']);
const { app, get, log, errors } = makeApp({ assets: { ...assets, folder, paths } });

it.each([
  ['cannot be opened', '/assets/socket.js', 500, 'Internal Server Error'],
  ['was deleted after the start', '/assets/lost.js', 404, 'Not Found'],
  ['does not exist', '/assets/cars/999/1-400.avif', 404, 'Not Found'],
  ['is a folder', '/assets/', 404, 'Not Found'],
])('a file that %s is answered as plain text that is not cached', async (_what, path, status, text) => {
  for (const encoding of ['identity', 'br']) {
    log.length = 0;
    const answer = await get(path, { 'Accept-Encoding': encoding });
    expect(answer).toMatchObject({ status, text });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    });
    // No header describes the file: an ETag begins with the length of the body.
    expect(answer.headers.etag).toContain(`W/"${text.length.toString(16)}-`);
    for (const name of ['content-encoding', 'last-modified', 'accept-ranges']) {
      expect(answer.headers).not.toHaveProperty(name);
    }
    const code = expect.stringMatching(/^(ENXIO|EOPNOTSUPP)$/) as string;
    const failure = { msg: 'request failed', path, err: { code } };
    expect(log).toMatchObject([...(status === 500 ? [failure] : []), { msg: 'request' }]);
  }
});

it('a response that fails after a part was sent is cut off, and logged as one error', async () => {
  log.length = 0;
  const server = createServer((req, res) => {
    res.end = () => {
      res.flushHeaders();
      throw new Error('the boot is jammed');
    };
    app(req, res);
  });
  await expect(send({ port: await portOf(server), path: '/about' })).rejects.toThrow('aborted');
  expect(errors()).toMatchObject([
    { msg: 'request failed', path: '/about', err: { message: 'the boot is jammed' } },
  ]);
});
