import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../machine/free-port.ts';
import { firstScript } from './engine.ts';

/** A window of WebKitGTK on a virtual screen, and its driver. */
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
  const endings = [program, screen].map(endsWithUs);
  const driver = await connectTo(`http://127.0.0.1:${port}`);
  // The default of 30 seconds leaves a poll little time to ask again.
  await driver.manage().setTimeouts({ script: 10_000 });
  return {
    driver,
    /** For files; deleted with the window. */
    folder,
    /** Sends a command that WebDriver lacks; see webkit-window.py. */
    ask(words: string): Promise<string> {
      const connection = connect(socket);
      connection.write(`${words}\n`);
      return text(connection);
    },
    async end() {
      // The window is gone before it can reply.
      await driver.quit().catch(() => undefined);
      for (const end of endings) await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function connectTo(url: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'window',
    // Otherwise a command sometimes waits for a load that is already over.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      binary: fileURLToPath(new URL('webkit-window.py', import.meta.url)),
      args: [],
    },
  });
  const lastAt = Date.now() + 60_000;
  while (!(await fetch(`${url}/status`).catch(() => undefined)) && Date.now() < lastAt) await wait(20);
  return new Builder().usingServer(url).withCapabilities(capabilities).build();
}

/** Returns a function that ends a program. The program never outlives this process. */
function endsWithUs(child: ChildProcess): () => Promise<unknown> {
  const kill = () => child.kill();
  process.once('exit', kill);
  const ended = once(child, 'exit');
  return () => {
    process.off('exit', kill);
    kill();
    return ended;
  };
}
