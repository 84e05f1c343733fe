import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('every class of the styles is in the code', () => {
  const code = textOf('client', /\.tsx?$/) + textOf('shared', /\.tsx?$/);
  const words = new Set(code.match(/[\w-]+/g));
  const styles = textOf('client/styles', /\.css$/).replaceAll(/\/\*[^]*?\*\/|url\(.*?\)|'.*?'/g, '');
  const classes = [...styles.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
  expect(classes.length).toBeGreaterThan(400);
  // Some modifiers are values: 'toast--destructive' is `toast--${variant}`.
  const isUsed = (name: string) => words.has(name) || code.includes(name.replace(/(.*(--|__)).*/, '$1${'));
  expect(classes.filter((name) => !isUsed(name))).toEqual([]);
});

function textOf(folder: string, names: RegExp): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
}
