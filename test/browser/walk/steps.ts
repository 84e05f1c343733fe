import type { ElementHandle, Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated } from '../../../scripts/chromium/hydration.ts';
import type { Random } from '../../random.ts';

/** A visitor who does anything anywhere, and the paths where he has typed his words. */
export type Walker = { page: Page; random: Random; typed: Map<string, string> };

const link = 'main a[href]:not([download], [target])';
const carLink = 'main a[href^="/car/"]';
const pageLink = 'footer a[href]:not([target])';
// By part of the page: most of its links are in the footer.
const targets = [
  link,
  carLink,
  'main a[href*="#"]',
  'main :is(button, summary, label)',
  'header :is(a[href], button)',
  pageLink,
];
const formField = 'main form :is(input[name=name], input[type=email], textarea)';
const addresses = [
  '/',
  '/about?fuel=Petrol&year=1995',
  '/car/1',
  '/car/33.',
  '/contact',
  '/contact?car=27',
  '/inventory?cars=27,2,45',
  '/inventory?make=Tata,Honda',
  '/inventory?year=&year=2016-2018',
  '/nowhere',
];
const screens = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** Each does one thing and says to what; nothing on a page that has no place for it. */
export const steps: Record<string, (walker: Walker) => Promise<unknown>> = {
  click: (walker) => onOneOf(walker, walker.random.of(targets), click),
  async doubleClick(walker) {
    const dialogs = await openDialogs(walker.page);
    const name = await onOneOf(walker, link, (it) => it.dblclick({ timeout: 3000, delay: 50 }));
    await settled(walker.page);
    expect(await openDialogs(walker.page), 'dialogs after two clicks on a link').toBeLessThanOrEqual(dialogs);
    return name;
  },
  async openCarAndGoBackAtOnce(walker) {
    const before = walker.page.url();
    const name = await onOneOf(walker, carLink, async (it) => {
      await click(it);
      await go(walker.page, -1);
    });
    if (name) await expect.poll(() => walker.page.url(), { message: 'the URL after Back' }).toBe(before);
    return name;
  },
  type,
  async typeAndComeBack(walker) {
    const { page } = walker;
    const word = await type(walker);
    const before = page.url();
    const name = word && (await onOneOf(walker, walker.random.of([carLink, pageLink]), leave));
    if (!name) return word;
    // Not at once where the click came while the page was hydrated.
    await expect.poll(() => page.url()).not.toBe(before);
    await settled(page);
    await go(page, -1);
    const values = () =>
      page.locator(formField).evaluateAll((all: HTMLInputElement[]) => all.map((it) => it.value));
    const message = `what was typed before '${name}'`;
    await expect.poll(values, { message }).toContainEqual(expect.stringContaining(word));
    return `${word}, then '${name}'`;
  },
  search: (walker) =>
    onOneOf(walker, 'main input[type=search]', async (element) => {
      await element.focus();
      await walker.page.keyboard.type(walker.random.of(['city', ' zx', 'diesel', 'sasti', '']), {
        delay: 30,
      });
    }),
  choose: (walker) =>
    onOneOf(walker, 'select', async (element) => {
      const count = await element.evaluate((select: HTMLSelectElement) => select.options.length);
      await element.selectOption({ index: walker.random.below(count) });
    }),
  slide: (walker) =>
    onOneOf(walker, 'input[type=range]', async (element) => {
      await element.focus();
      const key = walker.random.of(['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown']);
      for (let times = walker.random.below(4); times >= 0; times -= 1) await walker.page.keyboard.press(key);
    }),
  async enterAddress({ page, random }) {
    const address = random.of(addresses);
    await page.goto(address);
    return address;
  },
  async press({ page, random }) {
    const key = random.of(['Escape', 'Tab', 'Shift+Tab', 'Enter', 'End', 'Home']);
    await page.keyboard.press(key);
    return key;
  },
  goBack: ({ page }) => go(page, -1),
  goForward: ({ page }) => go(page, 1),
  async reload({ page }) {
    await page.reload();
  },
  async rotate({ page, random }) {
    const screen = random.of(screens);
    await page.setViewportSize(screen);
    return `to ${screen.width} × ${screen.height}`;
  },
  async passHours({ page, random }) {
    const hours = random.of([1, 5, 20, 70]);
    await page.clock.fastForward(hours * 3_600_000);
    return String(hours);
  },
  async jumpClock({ page, random }) {
    const days = random.of([-400, -1, 1, 40]);
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + days * 86_400_000);
    return `by ${days} days`;
  },
  async clickOffline(walker) {
    await walker.page.context().setOffline(true);
    const name = await onOneOf(walker, walker.random.of(targets), click);
    await walker.page.context().setOffline(false);
    return name;
  },
  async markInAnotherTab({ page, random }) {
    const tab = await page.context().newPage();
    await tab.goto('/inventory');
    const hearts = tab.getByRole('button', { name: /favorites/ });
    await hearts.nth(random.below(10)).click();
    await tab.close();
  },
};

const click = (element: ElementHandle<HTMLElement>) => element.click({ timeout: 3000 });

/** Clicks on a link that leads to another page. */
async function leave(element: ElementHandle<HTMLElement>): Promise<void> {
  const isOther = await element.evaluate(
    (link) => link instanceof HTMLAnchorElement && link.pathname !== location.pathname,
  );
  if (!isOther) throw new Error('leads to this page');
  await click(element);
}

/** Types a word of its own into a field of the page's forms. */
async function type(walker: Walker): Promise<string | undefined> {
  const word = `word${walker.typed.size}`;
  const name = await onOneOf(walker, formField, async (element) => {
    await element.focus();
    await walker.page.keyboard.type(word);
  });
  if (name === undefined) return undefined;
  walker.typed.set(word, new URL(walker.page.url()).pathname);
  return word;
}

/** Waits until the page of the last step is there and hydrated. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await hydrated(page);
}

/** Goes back or forward, but not out of the site. */
async function go(page: Page, by: number): Promise<void> {
  const goWithin = (delta: number) => {
    if (delta > 0 || navigation.canGoBack) history.go(delta);
  };
  // A click before it may just be leaving the page.
  await page.evaluate(goWithin, by).catch(() => undefined);
}

const openDialogs = (page: Page) => page.locator('dialog[open]:not(.festive-popup)').count();

/** Does something to one of the elements that a visitor can use, and returns its name. */
async function onOneOf(
  { page, random }: Walker,
  selector: string,
  act: (element: ElementHandle<HTMLElement>) => Promise<unknown>,
): Promise<string | undefined> {
  const usable = await page.evaluateHandle(usableElements, selector);
  const count = await usable.evaluate((elements) => elements.length);
  if (count === 0) return undefined;
  const element = (await usable.evaluateHandle((all, index) => all[index], random.below(count))).asElement();
  if (!element) return undefined;
  const name = await element.evaluate(
    (it) => it.ariaLabel ?? (it.textContent.trim() || it.getAttribute('name')),
  );
  // Until then a click in the place of the last one is the second of a double click, and acts on nothing.
  await page.clock.fastForward(500);
  try {
    await act(element);
  } catch {
    // Something covers it, or took it away meanwhile.
    return undefined;
  }
  return name?.slice(0, 40) ?? '';
}

/** Runs in the page. Links to other hosts and programs would leave it. */
function usableElements(selector: string): HTMLElement[] {
  const dialog = document.querySelector('dialog:modal');
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], :disabled') &&
      (!dialog || dialog.contains(element)) &&
      (!(element instanceof HTMLAnchorElement) || element.origin === location.origin),
  );
}
