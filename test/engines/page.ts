import { expect } from 'vitest';
import { isHydrated } from '../chromium/hydration.ts';
import { painted } from '../chromium/stillness.ts';
import { sourceOf, type Engine } from './drivers/engine.ts';

export type Box = { x: number; y: number; width: number; height: number };

const roles = {
  button: 'button, [role=button]',
  dialog: 'dialog',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  searchbox: 'input[type=search]',
  slider: 'input[type=range]',
  textbox: 'input:not([type=range], [type=search], [type=checkbox]), textarea',
};
export type Role = keyof typeof roles;

export type Page = ReturnType<typeof createPage>;

export function createPage(engine: Engine) {
  function evaluate<A extends unknown[], R>(work: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    return engine.run(`${sourceOf(work)}(...${JSON.stringify(args)})`) as Promise<Awaited<R>>;
  }
  const elements = (role: Role, name: string) =>
    `${sourceOf(findVisible)}(${JSON.stringify(roles[role])}, ${JSON.stringify(name)})`;
  const count = (role: Role, name: string) => engine.run(`${elements(role, name)}.length`);
  async function reach(role: Role, name: string): Promise<Box> {
    await expect.poll(() => count(role, name), { message: `${role} '${name}'` }).toBeGreaterThan(0);
    return engine.run(`${sourceOf(scrollTo)}(${elements(role, name)}[0])`) as Promise<Box>;
  }
  async function clickAt(x: number, y: number): Promise<void> {
    await engine.moveTo(x, y);
    await engine.pressButton();
    await engine.releaseButton();
  }
  async function click(role: Role, name: string): Promise<void> {
    const { x, y, width, height } = await reach(role, name);
    await clickAt(x + width / 2, y + height / 2);
  }
  async function fill(name: string, text: string): Promise<void> {
    await click('textbox', name);
    await engine.type(text);
  }
  async function drag({ x, y, width, height }: Box, byX: number, byY: number): Promise<void> {
    const [fromX, fromY] = [x + width / 2, y + height / 2];
    await engine.moveTo(fromX, fromY);
    await engine.pressButton();
    for (const part of [0.25, 0.5, 0.75, 1]) await engine.moveTo(fromX + byX * part, fromY + byY * part);
    await engine.releaseButton();
  }
  return { ...engine, evaluate, count, reach, clickAt, click, fill, drag };
}

/** Accessible names are computed only from what this site uses to give them. */
function findVisible(selector: string, name: string): Element[] {
  return [...document.querySelectorAll<HTMLInputElement>(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true })) return false;
    const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const [source = element] = title ? [title] : (element.labels ?? []);
    return (element.ariaLabel ?? source.textContent).replace(/\s+/g, ' ').trim() === name;
  });
}

function scrollTo(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!top || !element.contains(top)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return element.getBoundingClientRect().toJSON() as Box;
}

/** Until hydration, client/start.ts keeps what a visitor does. */
export async function started(page: Page): Promise<void> {
  const isStarted = () => document.documentElement.hasAttribute('data-scripts');
  await expect.poll(() => page.evaluate(isStarted)).toBe(true);
}

export async function hydrated(page: Page): Promise<void> {
  // If the page is left meanwhile, the poll continues in the next document.
  await expect.poll(async () => (await page.evaluate(isHydrated)) && page.evaluate(painted)).toBeTruthy();
}

/** Waits for the records of all cars, which the page loads at the first touch; links then load no document. */
export async function loadedRecords(page: Page): Promise<void> {
  const areLoaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/records\.\w+\.js$/.test(name));
  await expect.poll(() => page.evaluate(areLoaded)).toBe(true);
  await page.evaluate(painted);
}

/** The one link that was opened in another program or tab. */
export async function handedOver(page: Page): Promise<string> {
  const links: string[] = [];
  await expect.poll(async () => links.push(...(await page.handedOver()))).toBe(1);
  return links[0] ?? '';
}
