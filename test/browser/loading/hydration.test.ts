import { expect, inject, it } from 'vitest';
import { samplePages } from '../../sample-pages/sample-pages.ts';
import { openPage } from '../harness/browser.ts';

// Parts that scripts may add or remove. Everything else must be in the served HTML.
const parts = [
  // Controls that replace scripts, links that lead to the results, and the scripts with their data.
  '.without-script, .monthly-cost__form button, li:has(.tag)',
  'script:not([type="application/ld+json"]), link[rel=modulepreload]',
  // The film is added after the page has loaded.
  'video, .hero-film__toggle',
  // Whether the showroom is open depends on the visitor's clock.
  '.closing-call p:not(.way-here) > b, br:has(+ b)',
].join();
const openTill = /, open till [^<]*/g;
const attributes =
  /<!--\/?\$-->| (class|style|hidden|aria-hidden|width|height|novalidate|data-scripts)="[^"]*"/g;

// Only React's development build reports mismatches. One width is enough, because it affects only the styles.
it.each([...samplePages, { path: '/inventory?make=Honda&search=automatc+under+6+lakh' }])(
  'the served page has all that the hydrated one has, without a mismatch: $path',
  async ({ path }) => {
    const page = await openPage(path, { site: inject('developmentOrigin') });
    const html = await (await page.request.get(path)).text();
    const [served = '', hydrated = ''] = await page.evaluate(
      ([text, ignored]) =>
        [new DOMParser().parseFromString(text, 'text/html'), document].map((root) => {
          for (const part of root.querySelectorAll(ignored)) part.remove();
          return root.documentElement.outerHTML;
        }),
      [html, parts] as const,
    );
    const lines = (text: string) => text.replace(attributes, '').replace(openTill, '').split('<');
    expect(lines(served).length).toBeGreaterThan(200);
    expect(lines(hydrated)).toEqual(lines(served));
  },
);
