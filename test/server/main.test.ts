import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSite } from '../../scripts/build/sites.ts';
import { elements } from './html.ts';

type LogLine = { level: number; msg: string; address?: { port: number } };

let child: ChildProcess;
let lines: LogLine[];
let port = 0;

beforeAll(async () => {
  ({ child, lines } = await start());
  port = lines.at(-1)?.address?.port ?? 0;
});
afterAll(() => child.kill());

/** Returns the lines that the server writes until it listens. */
async function start(env: NodeJS.ProcessEnv = {}): Promise<{ child: ChildProcess; lines: LogLine[] }> {
  const child = spawn(process.execPath, [`${sampleSite.folder}/server/main.js`], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: LogLine[] = [];
  for await (const text of createInterface({ input: child.stdout })) {
    lines.push(JSON.parse(text) as LogLine);
    if (lines.at(-1)?.msg === 'listening') break;
  }
  return { child, lines };
}

// React's production build writes other scripts than the development build of the other tests.
describe('the built server', () => {
  it.each(['/', '/inventory', '/car/1'])(
    'serves %s without a script that the policy would block',
    async (path) => {
      const html = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
      const inline = elements(html, 'script').filter(({ attributes }) => !attributes.src);
      expect(inline.length).toBeGreaterThan(0);
      for (const { attributes } of inline) expect(attributes.type).toMatch(/^application\/(ld\+)?json$/);
    },
  );

  it('logs its build and stock first, and warns of sample values before it listens', () => {
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      [30, expect.stringMatching(/^build [0-9a-f]{8}: 43 cars, \d+ sold, stock of \d{4}-\d\d-\d\d$/)],
      [40, 'replace these sample values in dealer.json: brand, web address, telephone, e-mail, address'],
      [30, 'listening'],
    ]);
  });

  it('warns of share cards drawn for another brand', async () => {
    const { child, lines } = await start({ SITE_BRAND: 'Gaadi Ghar' });
    child.kill();
    expect(lines.filter(({ level }) => level === 40)).toMatchObject([
      { msg: expect.stringMatching(/^replace these sample values in dealer.json: web address/) as string },
      {
        msg: 'the share cards name another brand than the pages: build with the same SITE_BRAND',
        pages: 'Gaadi Ghar',
        cards: 'Utsav Motors',
      },
    ]);
  });
});
