import { expect, it } from 'vitest';
import { openPage, openState } from '../harness/browser.ts';
import { openStates, pages } from '../harness/states.ts';

// What comes only with time, a click or a fault, or with other cars.
const passing = /\.is-|\[open\]|\[hidden\]|\[aria-pressed|:disabled|:not\(|body > \.message-page|\[data-car/;

it('every selector of the styles fits something', { timeout: 120_000 }, async () => {
  const states = [...pages, ...openStates.filter(({ on, withPopup }) => on !== 'narrow' && !withPopup)];
  const unmet = await Promise.all(
    states.map(async (state) => (await openState(state)).evaluate(unmetSelectors)),
  );
  const withoutScript = await openPage('/car/1', { javaScriptEnabled: false });
  unmet.push(await withoutScript.evaluate(unmetSelectors));
  const [first = [], ...others] = unmet;
  const never = first.filter((selector) => others.every((all) => all.includes(selector)));
  expect(never.filter((selector) => !passing.test(selector))).toEqual([]);
});

/** The selectors, without what a pointer or the focus does, that fit nothing in the page as it stands. */
function unmetSelectors(): string[] {
  const dynamic =
    /::?(?:before|after|backdrop|placeholder|hover|active|focus(?:-visible|-within)?)(?![\w-])/g;
  const rulesOf = ({ cssRules }: CSSGroupingRule | CSSStyleSheet): CSSStyleRule[] =>
    [...cssRules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      return 'cssRules' in rule && !(rule instanceof CSSKeyframesRule)
        ? rulesOf(rule as CSSGroupingRule)
        : [];
    });
  const selectors = [...document.styleSheets].flatMap(rulesOf).map(({ selectorText }) => selectorText);
  return [...new Set(selectors)].filter((selector) => {
    const plain = selector.replace(dynamic, '').replace(/(^|[\s,>+~(])(?=[,)]|$)/g, '$1*');
    return !document.querySelector(plain);
  });
}
