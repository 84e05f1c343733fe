import type { Locator, Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { hydrated } from '../../chromium/hydration.ts';
import { randomOf, type Random } from '../../random.ts';
import { openPage } from '../harness/browser.ts';
import { readComplaints } from '../harness/complaints.ts';

// The seed is fixed so that a new failure points to a new change.
const firstSeed = Number(process.env.WALK_SEED ?? 1);
const seeds = Array.from({ length: Number(process.env.WALKS ?? 1) }, (_, index) => firstSeed + index);
const stepCount = 40;

it.each(seeds)(
  'whatever a visitor does, the page is that of its URL and keeps typed words (seed %i)',
  async (seed) => {
    const random = randomOf(seed);
    const page = await openPage('/', {
      isQuiet: false,
      width: 390,
      hasSeenPopup: false,
      before: (it) => it.clock.install(),
    });
    page.context().on('page', (other) => void other.opener().then((opener) => opener && other.close()));
    // The popup might otherwise open between the choice of a target and the click.
    await page.getByRole('dialog').waitFor();
    const way: string[] = [];
    onTestFailed(() => console.log(way.join('\n')));
    for (let count = 1; count <= stepCount; count += 1) {
      const [name, step] = random.of(Object.entries(steps));
      way.push(`${count}. ${page.url()}: ${name}`);
      way.push(`   ${String(await step(page, random))}`);
      await expect.poll(() => faultsOf(page).catch((error: unknown) => [String(error)])).toEqual([]);
    }
  },
);

// Picking a group first keeps the footer, which has most of the links, from dominating.
const targets = [
  'main a[href^="/"], main a[href^="#"]',
  'main a[href^="/car/"]',
  'main :is(button, summary, label)',
  'header :is(a[href^="/"], button)',
  'footer a[href^="/"]',
];
const textField = 'main form :is(input[type=text], input[type=email], textarea)';
const addresses = [
  '/',
  '/about?fuel=Petrol&year=1995',
  '/car/1',
  '/contact?car=27',
  '/inventory?cars=27,2,45',
  '/inventory?make=Tata,Honda',
  '/inventory?year=&year=2016-2018',
  '/nowhere',
];

/** Each step returns the name of its target, or does nothing on a page without one. */
const steps: Record<string, (page: Page, random: Random) => Promise<unknown>> = {
  click: (page, random) => onOneOf(random.of(targets), page, random, click),
  type: (page, random) => type(page, random, wordOf(page, random)),
  async typeLeaveAndComeBack(page, random) {
    const { href, pathname } = new URL(page.url());
    const word = wordOf(page, random);
    if ((await type(page, random, word)) === undefined) return undefined;
    const name = await onOneOf(`footer a[href^="/"]:not([href="${pathname}"])`, page, random, (link) =>
      link.press('Enter'),
    );
    if (name === undefined) return undefined;
    await expect.poll(() => page.url()).not.toBe(href);
    await hydrated(page);
    await go(page, -1);
    const values = () =>
      page.locator(textField).evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value).join());
    await expect.poll(values, { message: `before '${name}'` }).toContain(word);
    return `${word}, then '${name}'`;
  },
  search: (page, random) =>
    onOneOf('main input[type=search]', page, random, (field) =>
      field.pressSequentially(random.of(['city', ' zx', 'diesel', 'sasti']), { delay: 30 }),
    ),
  choose: (page, random) =>
    onOneOf('select', page, random, async (field) =>
      field.selectOption({ index: random.below(await field.locator('option').count()) }),
    ),
  enterAddress: (page, random) => page.goto(random.of(addresses)).then(() => page.url()),
  press: (page, random) => page.keyboard.press(random.of(['Escape', 'Tab', 'Shift+Tab', 'Enter', 'End'])),
  goBack: (page) => go(page, -1),
  goForward: (page) => go(page, 1),
  reload: (page) => page.reload().then(() => undefined),
  async clickOffline(page, random) {
    await page.context().setOffline(true);
    const name = await onOneOf(random.of(targets), page, random, click);
    await page.context().setOffline(false);
    return name;
  },
};

const click = (target: Locator) => target.click();

const wordOf = (page: Page, random: Random) => `${random.below(1_000_000)}@${new URL(page.url()).pathname};`;

const type = (page: Page, random: Random, word: string) =>
  onOneOf(textField, page, random, (field) => field.pressSequentially(word));

async function go(page: Page, by: number): Promise<void> {
  const goWithin = (delta: number) => {
    if (delta > 0 || navigation.canGoBack) history.go(delta);
  };
  // Fails if the previous click is already unloading the page.
  await page.evaluate(goWithin, by).catch(() => undefined);
}

async function onOneOf(
  selector: string,
  page: Page,
  random: Random,
  act: (target: Locator) => Promise<unknown>,
): Promise<string | undefined> {
  // Otherwise the page ignores a click in the same place as the second half of a double click.
  await page.clock.fastForward(500);
  const scope = (await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : 'body';
  const usable = page.locator(scope).locator(selector).filter({ visible: true });
  const count = await usable.count();
  if (count === 0) return undefined;
  const target = usable.nth(random.below(count));
  const name = await target.evaluate((it) => it.ariaLabel ?? it.textContent.trim());
  await act(target);
  return name.slice(0, 40);
}

// Reported while offline, and when a page is left before its pictures have loaded.
const isExpected =
  /ERR_INTERNET_DISCONNECTED|was preloaded using link preload but not used|dynamically imported module: .*\/records\./;

async function faultsOf(page: Page): Promise<string[]> {
  await hydrated(page);
  const served = await page.request.get(page.url());
  return [
    ...(await page.evaluate(differences, await served.text())),
    ...(await page.evaluate(strayWords)),
    ...(await page.evaluate(lostFocus)),
    ...readComplaints(page).filter((text) => !isExpected.test(text)),
  ];
}

function differences(html: string): string[] {
  const served = new DOMParser().parseFromString(html, 'text/html');
  const [shown, expected] = [document, served].map((page) => {
    const textsOf = (selector: string) => [...page.querySelectorAll(selector)].map((it) => it.textContent);
    const filters = [...page.querySelectorAll<HTMLInputElement>('.filter-bar :is(select, [type=search])')];
    return [
      `title: ${page.title}`,
      `canonical: ${page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href}`,
      `headings: ${textsOf('h1, .results__title, .car-grid .car-card__title').join(', ')}`,
      `filters: ${filters.map(({ value }) => value).join(', ')}`,
    ];
  });
  return (shown ?? []).flatMap((line, index) =>
    line === expected?.[index] ? [] : [`${line} instead of ${expected?.[index]}`],
  );
}

function strayWords(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)');
  const typed = [...fields].flatMap(({ value }) => [...value.matchAll(/@([^;]*);/g)]);
  return typed.flatMap(([, path]) => (path === location.pathname ? [] : `a word was typed on ${path}`));
}

function lostFocus(): string[] {
  const focused = document.activeElement ?? document.body;
  const isThere = focused.checkVisibility({ visibilityProperty: true }) && !focused.closest('[inert]');
  const dialogs = document.querySelectorAll('dialog[open]').length;
  return [
    ...(isThere ? [] : [`the focus is on something hidden: ${focused.outerHTML.slice(0, 100)}`]),
    ...(dialogs > 1 ? [`${dialogs} dialogs are open`] : []),
  ];
}
