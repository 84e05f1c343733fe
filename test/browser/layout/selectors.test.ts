import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import type { Visit } from '../harness/browser.ts';
import { allStates } from '../harness/states.ts';
import type { State } from '../harness/states.ts';
import { spoilPage } from '../../../scripts/screenshots/visitor.ts';

const looks: (State & { visit?: Visit })[] = [
  ...allStates,
  { name: 'error screen', path: '/about', visit: { before: spoilPage } },
  { name: 'car outside', path: '/car/33' },
  { name: 'car with a faulty part', path: '/car/43' },
  { name: 'cars of one brand', path: '/inventory?make=Honda' },
  { name: 'Delhi rules', path: '/about?fuel=Petrol&year=2015' },
  {
    name: 'large pictures',
    path: '/car/1',
    async open(page) {
      await page.locator('.picture-strip a').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

/** Classes that no state above has, or that occur only at some hours. */
const elsewhere = [
  ':root:not([data-season])', // outside the season
  /^\[data-car=/, // the colour of a picture that only its own page has
  /\.is-broken/, // a picture that did not come
  '.results__continue a',
  '.car-card .favorite[aria-pressed="true"]::before', // a heart on a card
  /^\.car-detail--sold/, // a sold car
  '.section:last-child:has(> .empty-results)', // a stock without cars
  '.results .form', // cars to tick, where no scripts run
  '.showroom-map__words:focus-within', // the link below the map
  '.without-script', // until the page is interactive
  /^\[data-waiting\]/, // while the page waits for code
  /^html:not\(\[data-started\]\)/, // a lost start script
  '.hero-picture--own::after', // a dealer's own picture
  /^\.page-links/, // more than 60 cars
  /\.is-zoomed/, // a picture enlarged with two fingers
  '.button[aria-disabled="true"]', // while the contact form opens WhatsApp
  '[hidden]', // the fireworks when they are over
];

it('every selector of the styles matches in some state', { timeout: 300_000 }, async () => {
  const found = new Set<string>();
  const all = new Set<string>();
  for (const { path, open, withPopup, visit } of looks) {
    const page = await openPage(path, { width: 390, hasSeenPopup: !withPopup, ...visit });
    await open?.(page);
    for (const { selector, isFound } of await page.evaluate(lookUp)) {
      all.add(selector);
      if (isFound) found.add(selector);
    }
    await page.context().close();
  }
  const isElsewhere = (selector: string) =>
    elsewhere.some((it) => (typeof it === 'string' ? it === selector : it.test(selector)));
  expect([...all].filter((selector) => !found.has(selector) && !isElsewhere(selector))).toEqual([]);
});

/** Runs in the page: which rules of its styles match, ignoring hover, focus and the like. */
function lookUp(): { selector: string; isFound: boolean }[] {
  const rulesIn = (rule: CSSRule | CSSStyleSheet): CSSStyleRule[] => {
    if (rule instanceof CSSStyleRule) return [rule];
    return 'cssRules' in rule ? [...rule.cssRules].flatMap(rulesIn) : [];
  };
  return [...document.styleSheets].flatMap(rulesIn).map(({ selectorText: selector }) => {
    const lasting = selector.replace(
      /::[\w-]+(\([^)]*\))?|:(hover|focus-visible|focus|active|disabled)\b/g,
      '',
    );
    return {
      selector,
      isFound: document.querySelector(lasting.replace(/(^|[ ,>(])(?=[,)]|$)/g, '$1*')) !== null,
    };
  });
}
