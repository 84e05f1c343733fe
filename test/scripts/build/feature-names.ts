import { features } from 'web-features';

/** The functions and members that a script uses: 'URL', '.write', 'Document.write', and 'Iterator.map'. */
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

/** The features that a style sheet uses: '@page', ':has', 'float:', 'float: left', 'color-mix()'. */
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

/** Whether browsers of these versions support each name. If several APIs share it, one of them is enough. */
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

/** The names for a key of MDN's compatibility data: '.share' and 'Navigator.share' for 'api.Navigator.share'. */
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

/** NaN for a feature that no release has. */
function since(version = ''): number {
  return Number.parseFloat(version.replace('≤', ''));
}
