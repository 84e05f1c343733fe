/**
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

const imports = {
  meta: { schema: [{ type: 'string' }] },
  /** @param {{ options: string[]; report: (problem: { node: object; message: string }) => void }} context */
  create({ options: [allowed = ''], report }) {
    /** @param {{ source: { value: string } | null }} node */
    const check = (node) => {
      if (node.source && !new RegExp(allowed).test(node.source.value))
        report({ node, message: 'This folder must not import that: see .oxlintrc.json.' });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

export default {
  meta: { name: 'site' },
  rules: {
    imports,
    'separate-text': rule(
      'Put a text that changes into its own element. Next to other elements, translators freeze it.',
      [`${besideElement} > TemplateLiteral`, `${besideElement} > ConditionalExpression > Literal`],
    ),
    'no-local-time': rule("This reads the machine's time zone. Use shared/hours/india-clock.ts.", [
      `MemberExpression > Identifier.property[name=${localTime}]`,
      'NewExpression[callee.name="Date"][arguments.length>1]',
    ]),
    pure: rule('shared/ is pure: it takes the time, and whatever a browser or Node knows, as a parameter.', [
      'NewExpression[callee.name="Date"][arguments.length=0]',
      'MemberExpression[object.name="Date"] > Identifier.property[name="now"]',
      'MemberExpression[object.name="Math"] > Identifier.property[name="random"]',
      'MemberExpression > Identifier.object[name=/^(window|document|navigator|localStorage|process)$/]',
    ]),
  },
};
