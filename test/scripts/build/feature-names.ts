import { features } from 'web-features';

/** What a script calls or names: 'Document.write', '.write', 'URL', and 'Iterator.map' for a method of an iterator. */
export function namesInScript(script: string): string[] {
  const members = [...script.matchAll(/\b(\w)(\w*)\??\.(?=(\w+))/g)];
  return [
    ...found(script, /(?<![.\w$])(?:new )?([a-zA-Z]\w{3,})\(/g),
    ...found(script, /(?<!\.)\.(\w+)\(/g).map((name) => `.${name}`),
    ...members.map(([, initial = '', rest, member]) => `${initial.toUpperCase()}${rest}.${member}`),
    // The functions of Object with these names, which return arrays, have an argument.
    ...found(script, /\.(?:matchAll\([^()]*\)|(?:keys|values|entries)\(\))\.(\w+)\(/g).map(
      (name) => `Iterator.${name}`,
    ),
  ];
}

/** What a style sheet uses: '@page', ':has', 'float:', 'float: left', 'color-mix()'. */
export function namesInStyles(styles: string): string[] {
  const declarations = [...styles.matchAll(/[{;]([\w-]+):([^;{}]+)/g)];
  return [
    ...found(styles, /@([\w-]+)/g).map((name) => `@${name}`),
    ...found(styles, /:([\w-]+)(?=[^{};]*\{)/g).map((name) => `:${name}`),
    ...found(styles, /([\w-]+)\(/g).map((name) => `${name}()`),
    ...declarations.flatMap(([, property = '', value = '']) => [
      `${property}:`,
      ...found(value, /([a-z][\w-]*)/g).map((word) => `${property}: ${word}`),
    ]),
  ];
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** For each name whether browsers of these versions know it; one that several APIs share, whether any of these is known. */
export function supportIn(oldest: Record<'chrome' | 'firefox' | 'safari', number>): Map<string, boolean> {
  const { chrome, firefox, safari } = oldest;
  const versions = {
    ...{ chrome, edge: chrome, chrome_android: chrome },
    ...{ firefox, firefox_android: firefox, safari, safari_ios: safari },
  };
  const names = new Map<string, boolean>();
  for (const feature of Object.values(features)) {
    const keys = feature.kind === 'feature' ? (feature.status.by_compat_key ?? {}) : {};
    for (const [key, { support }] of Object.entries(keys)) {
      const isKnown = Object.entries(versions).every(
        ([browser, version]) => since(support[browser as keyof typeof versions]) <= version,
      );
      for (const name of namesOf(key)) names.set(name, names.get(name) === true || isKnown);
    }
  }
  return names;
}

/** The names above of a key of MDN's compatibility data: '.share' and 'Navigator.share' of 'api.Navigator.share'. */
function namesOf(key: string): string[] {
  const [root, group = '', name = '', part, ...details] = key
    .replace('_static', '')
    .replace(/^javascript\.builtins\.(Intl\.)?/, 'api.')
    .split('.');
  if (root === 'api') return part === undefined ? namesInApi(group, name) : [];
  if (details.length > 0) return [];
  if (group === 'at-rules') return part ? [] : [`@${name}`];
  if (group === 'selectors') return part ? [] : [`:${name}`];
  if (group === 'types') return [`${part ?? name}()`];
  return [part ? `${name}: ${part}` : `${name}:`];
}

function namesInApi(owner: string, member: string): string[] {
  if (!member) return [owner];
  return [`${owner}.${member}`, `.${member}`, ...(owner === 'Window' ? [member] : [])];
}

/** NaN if it is in no released version. */
function since(version = ''): number {
  return Number.parseFloat(version.replace('≤', ''));
}
