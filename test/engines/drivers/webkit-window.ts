import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/build/free-port.ts';
import { firstScript } from './engine.ts';

/** Opens a window of WebKitGTK on a virtual screen, and a WebDriver session: https://www.w3.org/TR/webdriver2/ */
export async function startWebKitWindow(withMotion: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const socket = join(folder, 'window');
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const program = spawn('WebKitWebDriver', ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      // There is no graphics card: emulating one to paint with takes a third more processor time.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      WEBKIT_WINDOW: socket,
      WEBKIT_FIRST_SCRIPT: firstScript,
      WEBKIT_MOTION: withMotion ? 'on' : 'off',
    },
  });
  const programs = [program, screen];
  const ended = programs.map((it) => once(it, 'exit'));
  const kill = () => programs.forEach((it) => it.kill());
  process.once('exit', kill);
  const driver = `http://127.0.0.1:${port}`;
  const lastAt = Date.now() + 60_000;
  while (!(await fetch(`${driver}/status`).catch(() => undefined)) && Date.now() < lastAt) await wait(20);
  const { sessionId } = (await command('POST', `${driver}/session`, { capabilities })) as {
    sessionId: string;
  };
  const session = `${driver}/session/${sessionId}`;
  const post = (path: string, parameters: object) => command('POST', `${session}/${path}`, parameters);
  // The default of 30 seconds leaves a poll little time to ask again.
  await post('timeouts', { script: 10_000 });
  return {
    post,
    /** WebDriver does not report these links; see webkit-window.py. */
    handedOver: async () => JSON.parse(await text(connect(socket))) as string[],
    async close() {
      // The window is gone before it can reply.
      await command('DELETE', session).catch(() => undefined);
      kill();
      await Promise.all(ended);
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const capabilities = {
  alwaysMatch: {
    browserName: 'window',
    // Otherwise a command sometimes waits for a load that is already over.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      binary: fileURLToPath(new URL('webkit-window.py', import.meta.url)),
      args: [],
    },
  },
};

/** @throws {Error} what the driver replies */
async function command(method: string, url: string, parameters?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(parameters && { body: JSON.stringify(parameters) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${url} replied ${JSON.stringify(value)}`);
  return value;
}
