import { expect, it } from 'vitest';
import { samplePages } from '../../../scripts/sample-pages.ts';
import { openNow } from '../../../shared/open-now.ts';
import { openingHours } from '../../../shared/site.ts';
import { openPage } from '../harness/browser.ts';

/** Whether the showroom is open now. */
const state = '.closing-call p:not(.way-here) > b';

// Parts that a script may add; everything else must be in the served HTML.
const differences = [
  // Static controls in place of the client's code.
  '.without-script, .monthly-cost__form button',
  // The scripts and their data.
  'script:not([type="application/ld+json"])',
  'link[rel=modulepreload], link[rel=preload]',
  // The slider needs the script that moves it; without one there are plain fields.
  '.range-slider',
  // The film is added after the page has loaded.
  'video, .hero-film__toggle',
  // Whether the showroom is open now depends on the visitor's clock; it is a separate line.
  state,
  'br:has(+ b)',
];

it.each(samplePages)('the served HTML is complete: $path', async ({ path }) => {
  const page = await openPage(path);
  const response = await page.request.get(path);
  const [served, hydrated] = await page.evaluate(
    ({ html, ignored }) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      return [parsed, document].map((root) => describe(root.documentElement));

      function describe(element: Element): string[] {
        if (element.matches(ignored)) return [];
        const kept = [
          'href',
          'src',
          'srcset',
          'alt',
          'content',
          'name',
          'property',
          'rel',
          'value',
          'placeholder',
          'aria-label',
        ];
        const attributes = kept.flatMap((name) => {
          const value = element.getAttribute(name);
          return value === null ? [] : [`${name}=${value}`];
        });
        const text = [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.nodeValue?.trim())
          .join('');
        const line = [element.localName, ...attributes, text].join(' ').trim();
        return [line, ...[...element.children].flatMap(describe)];
      }
    },
    { html: await response.text(), ignored: differences.join() },
  );
  expect(served?.length).toBeGreaterThan(100);
  expect(hydrated).toEqual(served);
});

it('shows by the visitor’s clock whether the showroom is open', async () => {
  const stateAt = async (time: string) => {
    const page = await openPage('/', { before: (it) => it.clock.setFixedTime(new Date(time)) });
    return page.locator(state).allInnerTexts();
  };
  const expectedAt = (time: string) => [openNow(openingHours.shown, new Date(time))?.text].filter(Boolean);
  for (const time of ['2026-01-07T12:00:00+05:30', '2026-01-07T23:00:00+05:30']) {
    expect(await stateAt(time)).toEqual(expectedAt(time));
  }
});
