import { expect, it, onTestFailed } from 'vitest';
import { randomOf } from '../../random.ts';
import { openPage } from '../harness/browser.ts';
import { readComplaints } from '../harness/complaints.ts';
import { settled, steps, type Walker } from './steps.ts';

// The same walk each time, as a test shall fail for what was changed. `WALKS=25` takes a thousand steps.
const firstSeed = Number(process.env.WALK_SEED ?? 1);
const seeds = Array.from({ length: Number(process.env.WALKS ?? 1) }, (_, index) => firstSeed + index);
const stepCount = 40;

it.each(seeds)(
  'whatever a visitor does, the page is that of its URL and keeps what he typed (seed %i)',
  async (seed) => {
    const random = randomOf(seed);
    const page = await openPage('/', {
      isQuiet: false,
      width: 390,
      hasSeenPopup: false,
      before: (it) => it.clock.install(),
    });
    page.context().on('page', (other) => void other.opener().then((opener) => opener && other.close()));
    const walker: Walker = { page, random, typed: new Map() };
    const way: string[] = [];
    onTestFailed(() => console.log(way.join('\n')));
    for (let count = 1; count <= stepCount; count += 1) {
      const [name, step] = random.of(Object.entries(steps));
      way.push(`${count}. ${page.url()}: ${name}`);
      const target = await step(walker);
      if (typeof target === 'string') way.push(`   ${target}`);
      await settled(page);
      await expect.poll(() => faultsOf(walker).catch((error: unknown) => [String(error)])).toEqual([]);
    }
  },
);

// Without a connection, and of a page left before its pictures came.
const isExpected =
  /ERR_INTERNET_DISCONNECTED|was preloaded using link preload but not used|dynamically imported module: .*\/records\./;

/** What is wrong on any page at any time. */
async function faultsOf({ page, typed }: Walker): Promise<string[]> {
  const served = await page.request.get(page.url());
  return [
    ...(await page.evaluate(differences, await served.text())),
    ...(await page.evaluate(strayWords, [...typed])),
    ...(await page.evaluate(lostFocus)),
    ...readComplaints(page).filter((text) => !isExpected.test(text)),
  ];
}

/** Runs in the page: what differs between it and a new load of its URL. */
function differences(html: string): string[] {
  const served = new DOMParser().parseFromString(html, 'text/html');
  const [now, then] = [document, served].map((page) => ({
    title: page.title,
    heading: page.querySelector('h1')?.textContent,
    canonical: page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    cars: [...page.querySelectorAll('.car-grid .car-card__title')]
      .map((title) => title.textContent)
      .join(', '),
    count: page.querySelector('.results__title')?.textContent,
    filters: [
      ...page.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
        '.filter-bar :is(select, [type=search])',
      ),
    ]
      .map((control) => control.value)
      .join(', '),
  }));
  const names = Object.keys(now ?? {}) as (keyof NonNullable<typeof now>)[];
  return names
    .filter((name) => now?.[name] !== then?.[name])
    .map((name) => `${name}: ${now?.[name]} instead of ${then?.[name]}`);
}

/** Runs in the page. The newsletter's field is on every page. */
function strayWords(typed: readonly (readonly [word: string, path: string])[]): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)')];
  return typed
    .filter(
      ([word, path]) =>
        path !== location.pathname && fields.some(({ value }) => value.split(/\s/).includes(word)),
    )
    .map(([word, path]) => `${word} was typed on ${path}`);
}

/** Runs in the page. */
function lostFocus(): string[] {
  const focused = document.activeElement ?? document.body;
  const isThere = focused.checkVisibility({ visibilityProperty: true }) && !focused.closest('[inert]');
  const dialogs = document.querySelectorAll('dialog[open]').length;
  return [
    ...(isThere ? [] : [`the focus is on something hidden: ${focused.outerHTML.slice(0, 100)}`]),
    ...(dialogs > 1 ? [`${dialogs} dialogs are open`] : []),
  ];
}
