import { expect } from 'vitest';
import type { Box, Engine, Role } from '../../scripts/engines/engine.ts';
import { sourceOf } from '../../scripts/engines/engine.ts';
import type { Complaining } from '../../scripts/engines/complaint-script.ts';

export type Page = Engine & {
  evaluate: <A extends unknown[], R>(work: (...args: A) => R, ...args: A) => Promise<Awaited<R>>;
  click: (role: Role, name: string) => Promise<void>;
  /** Clicks a field and types into it. */
  fill: (name: string, text: string) => Promise<void>;
  /** Chooses an option by its label, as the browser's own list would. */
  choose: (label: string, option: string) => Promise<void>;
  clickAt: (x: number, y: number) => Promise<void>;
  /** Presses the pointer on an element, moves it by this much in steps, and releases it. */
  drag: (box: Box, byX: number, byY: number) => Promise<void>;
};

export function createPage(engine: Engine): Page {
  const page: Page = {
    ...engine,
    evaluate: (work, ...args) =>
      engine.run(`${sourceOf(work)}(...${JSON.stringify(args)})`) as Promise<
        Awaited<ReturnType<typeof work>>
      >,
    async click(role, name) {
      const { x, y, width, height } = await reach(page, role, name);
      await page.clickAt(x + width / 2, y + height / 2);
    },
    async fill(name, text) {
      await page.click('textbox', name);
      await page.type(text, 0);
    },
    choose: (label, option) => page.evaluate(chooseOption, label, option),
    async clickAt(x, y) {
      await page.moveTo(x, y);
      await page.pressButton();
      await page.releaseButton();
    },
    async drag({ x, y, width, height }, byX, byY) {
      const [fromX, fromY] = [x + width / 2, y + height / 2];
      await page.moveTo(fromX, fromY);
      await page.pressButton();
      for (const part of [0.25, 0.5, 0.75, 1]) await page.moveTo(fromX + byX * part, fromY + byY * part);
      await page.releaseButton();
    },
  };
  return page;
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
export async function reach(page: Page, role: Role, name: string): Promise<Box> {
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
  await expect
    .poll(() =>
      page.evaluate(() =>
        [document.body, ...document.querySelectorAll('header, main, footer, form')].every((element) =>
          Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
        ),
      ),
    )
    .toBe(true);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Waits until all animations and transitions that end have ended. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Fails if the page reported an error since it was loaded. */
export async function expectQuiet(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as Complaining).complaints)).toEqual([]);
}
