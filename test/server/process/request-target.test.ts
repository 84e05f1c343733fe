import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from '../../../server/process/http-server.ts';
import { exchange } from '../../process/fuzz/exchange.ts';
import { makeApp } from '../make-app.ts';
import type { LogLine } from '../make-app.ts';

const lines: LogLine[] = [];

async function get(target: string) {
  const server = createHttpServer({
    app: makeApp().app,
    log: pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) }),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return exchange(port, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
}

it('an absolute URL is answered by its path, and its host is ignored', async () => {
  expect((await get('http://evil.example/about')).status).toBe(200);
  expect((await get('http://evil.example')).status).toBe(200);
  expect((await get('http://a:99999/about')).status).toBe(200);
  expect((await get('HTTP://evil.example/About?a=1')).headers.get('location')).toBe('/about?a=1');
});

it.each(['abc://host/about', 'abc://host', 'ftp://x:y@z/inventory', 'http//[', 'about', 'mailto:x', '?a'])(
  'a target that is neither a path nor a web URL is refused and logged: %s',
  async (target) => {
    lines.length = 0;
    const { status, body } = await get(target);
    expect([status, body]).toEqual([400, '400 Bad Request\n']);
    expect(lines).toMatchObject([{ level: 30, msg: 'malformed request', status: 400 }]);
  },
);
