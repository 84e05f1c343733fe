import { createRequire } from 'node:module';
import type { CompatData, Identifier, SupportBlock } from '@mdn/browser-compat-data/types';
import { parse, type AnyNode } from 'acorn';
import { simple } from 'acorn-walk';

/** What a script calls or names: 'Document.write', '.write', 'URL', and 'Iterator.map' of a method of an iterator. */
export function namesInScript(script: string): string[] {
  const names: string[] = [];
  simple(parse(script, { ecmaVersion: 'latest', sourceType: 'module' }), {
    Identifier({ name }) {
      // The build shortens the script's own names.
      if (name.length > 3) names.push(name);
    },
    MemberExpression(node) {
      const [owner, member] = [nameOf(node.object), nameOf(node)];
      if (owner && member) names.push(`${owner.charAt(0).toUpperCase()}${owner.slice(1)}.${member}`);
    },
    CallExpression({ callee }) {
      const method = callee.type === 'MemberExpression' && nameOf(callee);
      if (!method) return;
      names.push(`.${method}`);
      if (isIterator(callee.object)) names.push(`Iterator.${method}`);
    },
  });
  return names;
}

/** The last name in `location`, `window.location`. */
function nameOf(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && !node.computed ? nameOf(node.property) : undefined;
}

function isIterator(node: AnyNode): boolean {
  if (node.type !== 'CallExpression') return false;
  const method = nameOf(node.callee) ?? '';
  // Those of Object, which return arrays, have an argument.
  return method === 'matchAll' || (/^(keys|values|entries)$/.test(method) && node.arguments.length === 0);
}

/** What a style sheet uses: '@page', ':has', 'float:', 'float: left', 'color-mix()'. */
export function namesInStyles(styles: string): string[] {
  const found = (pattern: RegExp, toName: (name: string) => string) =>
    [...styles.matchAll(pattern)].map(([, name = '']) => toName(name));
  const declarations = [...styles.matchAll(/[{;]([\w-]+):([^;{}]+)/g)];
  return [
    ...found(/@([\w-]+)/g, (name) => `@${name}`),
    ...found(/:([\w-]+)(?=[^{};]*\{)/g, (name) => `:${name}`),
    ...found(/([\w-]+)\(/g, (name) => `${name}()`),
    ...declarations.flatMap(([, property = '', value = '']) => [
      `${property}:`,
      ...(value.match(/[a-z][\w-]*/g) ?? []).map((word) => `${property}: ${word}`),
    ]),
  ];
}

/** For each name whether browsers of these versions know it; one that is common to several APIs, whether any is known. */
export function supportIn(oldest: Record<'chrome' | 'firefox' | 'safari', number>): Map<string, boolean> {
  // Vite would make a module of its 20 MB.
  const { api, javascript, css } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
  const { chrome, firefox, safari } = oldest;
  const versions = {
    ...{ chrome, edge: chrome, chrome_android: chrome },
    ...{ firefox, firefox_android: firefox, safari, safari_ios: safari },
  };
  const names = new Map<string, boolean>();
  const { builtins = {} } = javascript;
  for (const [owner, members] of [api, builtins, builtins.Intl].flatMap(membersOf)) {
    note(owner, members);
    for (const [key, member] of membersOf(members)) {
      const name = key.replace(/_static$/, '');
      note(`${owner}.${name}`, member);
      note(`.${name}`, member);
      if (owner === 'Window') note(name, member);
    }
  }
  for (const [name, rule] of membersOf(css['at-rules'])) note(`@${name}`, rule);
  for (const [name, selector] of membersOf(css.selectors)) note(`:${name}`, selector);
  for (const [name, type] of membersOf(css.types)) {
    note(`${name}()`, type);
    for (const [member, value] of membersOf(type)) note(`${member}()`, value);
  }
  for (const [name, property] of membersOf(css.properties)) {
    note(`${name}:`, property);
    for (const [value, about] of membersOf(property)) note(`${name}: ${value}`, about);
  }
  return names;

  function note(name: string, { __compat: compat }: Identifier): void {
    if (compat) names.set(name, names.get(name) === true || isSupported(compat.support));
  }

  function isSupported(support: SupportBlock): boolean {
    return Object.entries(versions).every(([browser, version]) =>
      [support[browser as keyof typeof versions] ?? []]
        .flat()
        .some((it) => !it.flags && !it.prefix && !it.version_removed && since(it.version_added) <= version),
    );
  }
}

function membersOf(identifier: Identifier | undefined): [string, Identifier][] {
  return Object.entries<Identifier>(identifier ?? {}).filter(([key]) => key !== '__compat');
}

/** NaN if it was never added, or is not released. */
function since(version: string | false): number {
  return version === false ? NaN : Number.parseFloat(version.replace('≤', ''));
}
