const message = 'Put a text that changes into a separate element: beside others, translators freeze it.';
const besideElement = 'JSXElement:has(> JSXElement) > JSXExpressionContainer';

/**
 * @param {{ report: (problem: { node: object; message: string }) => void }} context
 * @returns {Record<string, (node: object) => void>} what to do for each selector
 */
function create(context) {
  const report = (/** @type {object} */ node) => context.report({ node, message });
  return {
    [`${besideElement} > TemplateLiteral`]: report,
    [`${besideElement} > ConditionalExpression > Literal`]: report,
  };
}

/** The site's own rules, in the form of an ESLint plugin. */
export default { meta: { name: 'site' }, rules: { 'separate-text': { create } } };
