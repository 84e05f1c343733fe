import type { Page } from 'playwright-core';

/** Selectors for states that no walk has. */
const elsewhere = [
  /^:root:not\(\[data-season\]\)/, // outside the season
  /^body > \.message-page/, // the error screen
  /^\.car-drawing--(right|sheet)/, // faults on a right side, and a photographed car
  /\.is-broken/, // a picture that failed to load
  /^\.car-card \.favorite\[aria-pressed/, // a favorite in a list
  /^\.car-detail--sold/, // a sold car
  /^\.section > \.empty-results/, // a stock without cars
  /^\.navigation__offline/, // no connection
  /^\.results \.form/, // the plain form
  /without-script|^:root:not\(\[data-scripts/, // pages without scripts
  /^\[data-waiting\]/, // a click before hydration
  /^\.hero-picture--own/, // a dealer's own picture
  /^\.page-links/, // more than 60 cars
  /^\.button\[aria-disabled/, // while the contact form opens WhatsApp
  /^\[hidden\]/, // the end of the fireworks
  /^\.hero-film/, // motion
  /^\.continue /, // a later visit
  /^\.delhi-form__answers/, // an answer about a car of the visitor's
  /^\.shortlist:has\(.*:nth-child\(7\)\)/, // seven cars
];

const found = new Set<string>();
const all = new Set<string>();

/** Records which selectors of the styles match in the page's current state. */
export async function noteSelectors(page: Page): Promise<void> {
  for (const [selector, isFound] of await page.evaluate(lookUp)) {
    all.add(selector);
    if (isFound) found.add(selector);
  }
}

/** The selectors that have matched in no state so far. */
export function unusedSelectors(): string[] {
  return [...all].filter((selector) => !found.has(selector) && !elsewhere.some((it) => it.test(selector)));
}

/** Runs in the page: its selectors, and whether each matches, ignoring hover, focus and the like. */
function lookUp(): (readonly [selector: string, isFound: boolean])[] {
  const rulesIn = (rule: CSSRule | CSSStyleSheet): CSSStyleRule[] => {
    if (rule instanceof CSSStyleRule) return [rule];
    return 'cssRules' in rule ? [...rule.cssRules].flatMap(rulesIn) : [];
  };
  const momentary = /::[\w-]+(\([^)]*\))?|:(hover|focus-visible|focus|active|disabled)\b/g;
  return [...document.styleSheets].flatMap(rulesIn).map(({ selectorText }) => {
    // What remains of ':is(:hover, a)' must be valid.
    const lasting = selectorText.replace(momentary, '').replace(/(^|[ ,>(])(?=[,)]|$)/g, '$1*');
    return [selectorText, document.querySelector(lasting) !== null];
  });
}
