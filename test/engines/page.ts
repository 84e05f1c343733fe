import { expect } from 'vitest';
import { isHydrated } from '../../scripts/chromium/hydration.ts';
import { painted } from '../../scripts/chromium/stillness.ts';
import { sourceOf, type Box, type Engine, type Role } from '../../scripts/engines/engine.ts';

/** An engine's page with the actions that are made of its own. */
export type Page = ReturnType<typeof createPage>;

export function createPage(engine: Engine) {
  function evaluate<A extends unknown[], R>(work: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    return engine.run(`${sourceOf(work)}(...${JSON.stringify(args)})`) as Promise<Awaited<R>>;
  }
  async function clickAt(x: number, y: number): Promise<void> {
    await engine.moveTo(x, y);
    await engine.pressButton();
    await engine.releaseButton();
  }
  async function click(role: Role, name: string): Promise<void> {
    const { x, y, width, height } = await reach(engine, role, name);
    await clickAt(x + width / 2, y + height / 2);
  }
  /** Clicks a field and types into it. */
  async function fill(name: string, text: string): Promise<void> {
    await click('textbox', name);
    await engine.type(text, 0);
  }
  /** Chooses an option by its label, as the browser's own list would. */
  const choose = (label: string, option: string) => evaluate(chooseOption, label, option);
  /** Presses the pointer on an element, moves it by this much in steps, and releases it. */
  async function drag({ x, y, width, height }: Box, byX: number, byY: number): Promise<void> {
    const [fromX, fromY] = [x + width / 2, y + height / 2];
    await engine.moveTo(fromX, fromY);
    await engine.pressButton();
    for (const part of [0.25, 0.5, 0.75, 1]) await engine.moveTo(fromX + byX * part, fromY + byY * part);
    await engine.releaseButton();
  }
  return { ...engine, evaluate, clickAt, click, fill, choose, drag };
}

function chooseOption(label: string, option: string): void {
  const select = [...document.querySelectorAll('select')].find(
    (it) => it.checkVisibility() && it.labels[0]?.textContent.startsWith(label),
  );
  const index = [...(select?.options ?? [])].findIndex(({ text }) => text === option);
  if (!select || index < 0) throw new Error(`no '${option}' in '${label}'`);
  select.selectedIndex = index;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Waits for an element with that name, and scrolls to it. */
export async function reach(page: Engine, role: Role, name: string): Promise<Box> {
  let box: Box | undefined;
  await expect
    .poll(async () => (box = await page.reach(role, name)), { message: `no ${role} '${name}'` })
    .toBeDefined();
  if (!box) throw new Error(`no ${role} '${name}'`);
  return box;
}

/** Waits until client/start.ts runs, which keeps what a visitor does before hydration. */
export async function started(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-scripts')))
    .toBe(true);
}

/** Waits until React has hydrated the page and its effects have run. */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  await page.evaluate(painted);
}

/** Waits for the records of all cars, which the page loads once the visitor has touched it: links then load no page. */
export async function loadedRecords(page: Page): Promise<void> {
  const areLoaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/records\.\w+\.js$/.test(name));
  await expect.poll(() => page.evaluate(areLoaded)).toBe(true);
  await page.evaluate(painted);
}
