import type { Page } from 'playwright-core';

/** Selectors that no state above has, or that occur only at some hours. */
const elsewhere = [
  ':root:not([data-season])', // outside the season
  'body > .message-page', // the error screen
  /^\.car-drawing--(right|sheet)/, // faults on a right side, and on a photographed car
  /\.is-broken/, // a picture that did not come
  '.car-card .favorite[aria-pressed="true"]', // a heart on a card
  /^\.car-detail--sold/, // a sold car
  '.section > .empty-results', // a stock without cars
  '.navigation__offline', // without a connection
  '.results .form', // cars to tick, where no scripts run
  '.without-script', // until the page is interactive
  /^\[data-waiting\]/, // while the page waits for code
  /^:root:not\(\[data-scripts/, // where no scripts run
  '.hero-picture--own::after', // a dealer's own picture
  /^\.page-links/, // more than 60 cars
  '.button[aria-disabled="true"]', // while the contact form opens WhatsApp
  '[hidden]', // the fireworks when they are over
];

const found = new Set<string>();
const all = new Set<string>();

/** Records which selectors of the styles match in the page's current state. */
export async function noteSelectors(page: Page): Promise<void> {
  for (const { selector, isFound } of await page.evaluate(lookUp)) {
    all.add(selector);
    if (isFound) found.add(selector);
  }
}

/** The selectors that have matched in no state so far. */
export function unusedSelectors(): string[] {
  const isElsewhere = (selector: string) =>
    elsewhere.some((it) => (typeof it === 'string' ? it === selector : it.test(selector)));
  return [...all].filter((selector) => !found.has(selector) && !isElsewhere(selector));
}

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
