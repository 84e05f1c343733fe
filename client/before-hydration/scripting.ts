const originalTexts = new Map<CSSMediaRule, string>();

/**
 * Sets the answer to `@media (scripting)` in the styles. A page whose code failed to load is shown as one without
 * scripts, until the code has loaded after all.
 */
export function answerScripting(scripting: 'none' | 'enabled'): void {
  for (const sheet of document.styleSheets) answerIn(sheet.cssRules, scripting);
}

function answerIn(rules: CSSRuleList, scripting: string): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) answerOne(rule, scripting);
    if (rule instanceof CSSGroupingRule) answerIn(rule.cssRules, scripting);
  }
}

function answerOne(rule: CSSMediaRule, scripting: string): void {
  const text = originalTexts.get(rule) ?? rule.media.mediaText;
  const [feature, value] = /\(scripting: (\w+)\)/.exec(text) ?? [];
  if (feature === undefined) return;
  originalTexts.set(rule, text);
  rule.media.mediaText = text.replace(feature, value === scripting ? '(min-width: 0)' : '(max-width: 0)');
}
