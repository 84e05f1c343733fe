import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elements } from './html.ts';

type LogLine = { level: number; msg: string; address?: { port: number } };

let child: ChildProcess;
let port = 0;
const lines: LogLine[] = [];

beforeAll(async () => {
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0' };
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = server;
  for await (const text of createInterface({ input: server.stdout })) {
    const line = JSON.parse(text) as LogLine;
    lines.push(line);
    port = line.address?.port ?? 0;
    if (line.msg === 'listening') break;
  }
});
afterAll(() => child.kill());

// React's production build writes other scripts than the one that the other tests run.
describe('the built server', () => {
  it.each(['/', '/inventory', '/car/1'])(
    'serves %s without a script that the policy would have to allow',
    async (path) => {
      const html = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
      const inline = elements(html, 'script').filter(({ attributes }) => !attributes.src);
      expect(inline.length).toBeGreaterThan(0);
      for (const { attributes } of inline) expect(attributes.type).toMatch(/^application\/(ld\+)?json$/);
    },
  );

  it('tells of its stock and warns of sample values before it listens', () => {
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      [30, expect.stringMatching(/^stock: 43 cars, /)],
      [40, expect.stringMatching(/^sample values are in use: set SITE_BRAND, /)],
      [30, 'listening'],
    ]);
  });
});
