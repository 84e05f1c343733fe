/** Whether robots.txt allows a crawler to request a path: https://www.rfc-editor.org/rfc/rfc9309#section-2.2 */
export function mayCrawl(robots: string, path: string, agent = '*'): boolean {
  const groups = robots.split(/\n\n/);
  const ours = groups.find((group) => group.split('\n').includes(`User-agent: ${agent}`)) ?? '';
  const rules = [...ours.matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, verb, pattern = '']) => ({
    verb,
    pattern,
  }));
  const matching = rules.filter(({ pattern }) => expressionOf(pattern).test(path));
  const [decisive] = matching.sort(
    (one, other) =>
      other.pattern.length - one.pattern.length ||
      Number(one.verb === 'Disallow') - Number(other.verb === 'Disallow'),
  );
  return decisive?.verb !== 'Disallow';
}

/** In a rule, `*` matches any characters, and a final `$` the end of the path. */
function expressionOf(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped.replace(/\\\$$/, '$')}`);
}
