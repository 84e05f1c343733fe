import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { candidates, scrollToElement, sourceOf, type Box, type Engine, type Role } from './engine.ts';
import { startWebKitWindow } from './webkit-window.ts';

/** WebKitGTK, the engine of Safari, driven by WebDriver. */
export async function startWebKit(withMotion = false): Promise<Engine> {
  const { driver, folder, ask, end } = await startWebKitWindow(withMotion);
  const seen = (role: Role, name: string) => findSeen(driver, role, name);
  const pointer = () => driver.actions({ async: true });

  return {
    name: 'WebKit',
    version: await versionOf(driver),
    goto: (url) => leave(driver, () => driver.get(url)),
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
    async print() {
      const file = join(folder, 'page.pdf');
      await ask(`print ${file}`);
      return readFileSync(file);
    },
    handedOver: async () => JSON.parse(await ask('left')) as string[],
    close: end,
  };
}

async function versionOf(driver: WebDriver): Promise<string> {
  const agent = await driver.executeScript<string>('return navigator.userAgent');
  return /Version\/([\d.]+)/.exec(agent)?.[1] ?? '';
}

/** Leaves the document, and waits for the next one. */
async function leave(driver: WebDriver, go: () => Promise<void>): Promise<void> {
  await driver.executeScript('document.isLeft = true');
  await go();
  const query = 'return !document.isLeft && document.readyState !== "loading"';
  // Between two documents there is none to query: the query fails, or is never answered, whatever its timeout.
  const ask = () =>
    Promise.race([driver.executeScript<boolean>(query).catch(() => false), wait(1_000, false)]);
  await driver.wait(ask, 120_000, 'no document', 10);
}

/** WebKit adds these to a field's name: placeholder, clear button, chosen option. */
const holdsMore: Role[] = ['combobox', 'searchbox'];
/** GTK reports a closed list as a button. */
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
