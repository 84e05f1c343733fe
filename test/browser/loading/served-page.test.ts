import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { foundPaths, samplePages } from '../../../scripts/sample-pages.ts';
import { openPage } from '../harness/browser.ts';
import { readComplaints } from '../harness/complaints.ts';

const decoy = '/robots.txt?decoy';
const missingPages = samplePages.filter(({ status }) => status === 404);

/** Whether the showroom is open now. */
const state = '.closing-call p:not(.way-here) > b';

// Parts that a script may add; everything else must be in the served HTML.
const differences = [
  // Static controls in place of the client's code.
  '.without-script, .monthly-cost__form button',
  // The scripts and their data.
  'script:not([type="application/ld+json"])',
  'link[rel=modulepreload], link[rel=preload]',
  // The film is added after the page has loaded.
  'video, .hero-film__toggle',
  // Whether the showroom is open now depends on the visitor's clock; it is a separate line.
  state,
  'br:has(+ b)',
];

describe('a served page', () => {
  it.each(missingPages)('is complete: $path', async ({ path }) => {
    await expectComplete(await openPage(path), path);
  });

  it('is complete, and every file that it preloads is used: all other pages', async () => {
    const pages = await openWithDecoy(foundPaths, 1440);
    for (const [path, page] of pages) await expectComplete(page, path);
    await expectNoUnusedPreloads(pages);
  });

  it('uses every picture that it preloads on a phone too', async () => {
    await expectNoUnusedPreloads(await openWithDecoy(['/', '/inventory', '/car/1'], 390));
  });

  it('shows by the visitor’s clock whether the showroom is open', async () => {
    const page = await openPage('/', { isClockStopped: true });
    const states = () => page.locator(state).allInnerTexts();
    await expect.poll(states, { message: 'at 10 AM' }).toEqual(['Open now, till 7 PM']);
    await page.clock.fastForward('13:00:00');
    await expect.poll(states, { message: 'at 11 PM' }).toEqual(['Closed now, opens tomorrow at 9 AM']);
  });
});

/** The served HTML has all that the hydrated page has, and nothing else. */
async function expectComplete(page: Page, path: string): Promise<void> {
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
  expect.soft(served?.length, `elements of ${path}`).toBeGreaterThan(100);
  expect.soft(hydrated, `the hydrated page ${path}`).toEqual(served);
}

/** Opens pages at once, as the warnings of unused preloads come seconds after the load. */
function openWithDecoy(paths: readonly string[], width: number): Promise<[string, Page][]> {
  return Promise.all(
    paths.map(
      async (path) => [path, await openPage(path, { width, before: addDecoy })] satisfies [string, Page],
    ),
  );
}

// Chromium warns of all unused preloads at once; this one shows that it does.
async function addDecoy(page: Page): Promise<void> {
  await page.addInitScript((href) => {
    if (window.top !== window) return;
    document.addEventListener('DOMContentLoaded', () => {
      const link = document.createElement('link');
      document.head.prepend(Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: '', href }));
    });
  }, decoy);
}

async function expectNoUnusedPreloads(pages: [string, Page][]): Promise<void> {
  for (const [path, page] of pages) {
    await expect.poll(() => readComplaints(page), { message: path }).not.toEqual([]);
    // Chromium sometimes repeats the warning.
    const others = readComplaints(page).filter((text) => !text.includes(`${decoy} was preloaded`));
    expect.soft(others, path).toEqual([]);
  }
}
