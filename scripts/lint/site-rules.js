/**
 * A rule of the site in the form of an ESLint rule: it reports every node that one of the selectors matches.
 * @param {string} message
 * @param {string[]} selectors
 */
function rule(message, selectors) {
  return {
    /** @param {{ report: (problem: { node: object; message: string }) => void }} context */
    create: (context) =>
      Object.fromEntries(
        selectors.map((selector) => [
          selector,
          (/** @type {object} */ node) => context.report({ node, message }),
        ]),
      ),
  };
}

const besideElement = 'JSXElement:has(> JSXElement) > JSXExpressionContainer';
const localTime =
  '/^[gs]et(Date|Day|FullYear|Hours|Minutes|Month)$|^getTimezoneOffset$|^to(Date|Time|Locale.*)String$/';

export default {
  meta: { name: 'site' },
  rules: {
    'separate-text': rule(
      'Put a text that changes into a separate element: next to others, translators freeze it.',
      [`${besideElement} > TemplateLiteral`, `${besideElement} > ConditionalExpression > Literal`],
    ),
    'no-local-time': rule("This reads the machine's time zone. Use shared/hours/india-clock.ts.", [
      `MemberExpression > Identifier.property[name=${localTime}]`,
      'NewExpression[callee.name="Date"][arguments.length>1]',
    ]),
  },
};
