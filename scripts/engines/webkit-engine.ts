import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { freePort } from '../machine/free-port.ts';
import { candidates } from './candidates.ts';
import { firstScript, scrollToElement, sourceOf } from './engine.ts';
import type { Box, Engine, Role, Start } from './engine.ts';

/** WebKitGTK, the engine of Safari, by WebDriver, in a window of its own on a screen that nobody sees. */
export async function startWebKit(start: Start = {}): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const socket = join(folder, 'window');
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen.stdio[3] as Readable);
  const port = await freePort();
  const program = spawn('WebKitWebDriver', ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      WEBKIT_WINDOW: socket,
      WEBKIT_FIRST_SCRIPT: firstScript,
      WEBKIT_MOTION: start.reducedMotion ? 'off' : 'on',
    },
  });
  const endings = [program, screen].map(endsWithUs);
  const driver = await connectTo(`http://127.0.0.1:${port}`);
  const ask = (words: string) => askWindow(socket, words);
  const seen = (role: Role, name: string) => findSeen(driver, role, name);
  const pointer = () => driver.actions({ async: true });

  return {
    name: 'WebKit',
    version: await versionOf(driver),
    goto: (address) => leave(driver, () => driver.get(address)),
    reload: () => leave(driver, () => driver.navigate().refresh()),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    resize: (width, height) => driver.manage().window().setRect({ width, height }),
    run: (expression) => driver.executeScript(`return (${expression})`),
    count: async (role, name) => (await seen(role, name)).length,
    async reach(role, name) {
      const [element] = await seen(role, name);
      return (
        element && driver.executeScript<Box>(`return ${sourceOf(scrollToElement)}(arguments[0])`, element)
      );
    },
    moveTo: (x, y) =>
      pointer()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .perform(),
    pressButton: () => pointer().press().perform(),
    releaseButton: () => pointer().release().perform(),
    press: (key) => pressKeys(driver, key),
    hold: (key, times) => ask(`hold ${key.replace('Arrow', '')} ${times}`),
    type: (words, msAKey) => typeSlowly(driver, words, msAKey),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async print() {
      const file = join(folder, 'page.pdf');
      await ask(`print ${file}`);
      return readFileSync(file);
    },
    handedOver: async () => JSON.parse(await ask('left')) as string[],
    async close() {
      // The window is gone before it can say that it goes.
      await driver.quit().catch(() => undefined);
      for (const end of endings) await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function connectTo(address: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'window',
    // Otherwise a command now and then waits for a load that is long over.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      binary: fileURLToPath(new URL('webkit-window.py', import.meta.url)),
      args: [],
    },
  });
  const lastAt = Date.now() + 10_000;
  while (!(await fetch(`${address}/status`).catch(() => undefined)) && Date.now() < lastAt) await wait(20);
  return new Builder().usingServer(address).withCapabilities(capabilities).build();
}

async function versionOf(driver: WebDriver): Promise<string> {
  const agent = await driver.executeScript<string>('return navigator.userAgent');
  return /Version\/([\d.]+)/.exec(agent)?.[1] ?? '';
}

/** Leaves the document, and waits until the next one is there. */
async function leave(driver: WebDriver, go: () => Promise<void>): Promise<void> {
  await driver.executeScript('document.isLeft = true');
  await go();
  const isThere = 'return !document.isLeft && document.readyState !== "loading"';
  // Between two documents there is none to ask.
  const ask = () => driver.executeScript<boolean>(isThere).catch(() => false);
  await driver.wait(ask, 15_000, 'no document', 10);
}

/** What WebKit takes into a field's name: the placeholder, the cross that empties it, what is chosen. */
const holdsMore: Role[] = ['combobox', 'searchbox'];
/** For GTK a closed list is a button. */
const ownRoles: Partial<Record<Role, string>> = { combobox: 'button' };

async function findSeen(driver: WebDriver, role: Role, name: string): Promise<WebElement[]> {
  const found: WebElement[] = [];
  const all = await driver.executeScript<WebElement[]>(`return ${candidates(role, name)}`);
  for (const element of all) {
    const ownName = await element.getAccessibleName();
    const hasName = ownName === name || (holdsMore.includes(role) && ownName.startsWith(`${name} `));
    if (hasName && (await element.getAriaRole()) === (ownRoles[role] ?? role)) found.push(element);
  }
  return found;
}

async function pressKeys(driver: WebDriver, keys: string): Promise<void> {
  const names = keys.split('+').map(keyOf);
  const actions = driver.actions({ async: true });
  for (const name of names) actions.keyDown(name);
  for (const name of names.reverse()) actions.keyUp(name);
  await actions.perform();
}

/** 'ArrowLeft' is `Key.ARROW_LEFT`. */
function keyOf(name: string): string {
  const constant = name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  const value = (Key as unknown as Record<string, unknown>)[constant];
  return typeof value === 'string' ? value : name;
}

async function typeSlowly(driver: WebDriver, words: string, msAKey: number): Promise<void> {
  const actions = driver.actions({ async: true });
  for (const letter of words) actions.keyDown(letter).keyUp(letter).pause(msAKey, actions.keyboard());
  await actions.perform();
}

/** What WebDriver has no word for: see webkit-window.py. */
async function askWindow(socket: string, words: string): Promise<string> {
  const connection = connect(socket);
  connection.write(`${words}\n`);
  return text(connection);
}

async function firstLine(stream: Readable): Promise<string> {
  const [data] = (await once(stream, 'data')) as [Buffer];
  return data.toString().trim();
}

/** Gives what ends a program, which never outlives this one. */
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
