const written = new Map<CSSMediaRule, string>();

/**
 * Answers what the styles ask with `@media (scripting)`. A page whose code cannot be had is shown as one without
 * scripts, and as what it is once the code has come after all.
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
  const text = written.get(rule) ?? rule.media.mediaText;
  const [asked, value] = /\(scripting: (\w+)\)/.exec(text) ?? [];
  if (asked === undefined) return;
  written.set(rule, text);
  rule.media.mediaText = text.replace(asked, value === scripting ? '(min-width: 0)' : '(max-width: 0)');
}
