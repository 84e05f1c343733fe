import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { stockProgram } from '../scripts/stock/command/program.ts';
import { variables } from '../server/config.ts';
import { readMutants } from './mutants/run.ts';

const generated = ['dist/', 'out/', 'stock/'];
const readmes = ['README.md', ...['server', 'client', 'shared', 'scripts', 'test'].flatMap(readmesIn)];

describe('the READMEs', () => {
  it.each(readmes)('%s is short, with short lines', (file) => {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(file === 'README.md' ? 150 : 120);
    expect(lines.filter((line) => line.length > 120)).toEqual([]);
  });

  it('name only files and folders that exist', () => {
    const missing = readmes.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const paths = matches(text, /\b((?:server|client|shared|scripts|test)\/[\w./-]*[\w/])/g);
      const folders = matches(text, /`([\w-]+\/)`/g).filter((name) => !generated.includes(name));
      const isThere = (name: string) => existsSync(name) || existsSync(join(dirname(file), name));
      return [...paths.filter((path) => !existsSync(path)), ...folders.filter((name) => !isThere(name))];
    });
    expect(missing).toEqual([]);
  });

  it('name only commands that exist', () => {
    const commands = [...readmes, 'scripts/stock/guide.md'].flatMap((file) =>
      matches(readFileSync(file, 'utf8'), /npm run ([\w:-]+)/g),
    );
    expect(commands.filter((command) => !(command in manifest.scripts))).toEqual([]);
  });
});

it('the guide of a stock names only commands and options that exist', () => {
  const lines = matches(readFileSync('scripts/stock/guide.md', 'utf8'), /npm run\s+stock -- ([^`&]+)/g);
  const { commands } = stockProgram('stock', new Date(), undefined);
  const wrong = lines.filter((line) => {
    const [name = '', ...words] = line.split(/\s+/);
    const command = commands.find((one) => one.name() === name);
    const known = command?.options.map(({ long }) => long ?? '') ?? [];
    const isKnown = command !== undefined || name === 'help';
    return !isKnown || words.some((word) => word.startsWith('--') && !known.includes(word));
  });
  expect(lines.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

it('each package has its reason', () => {
  const text = readFileSync('scripts/dev/README.md', 'utf8').replace(/^.*## Packages/s, '');
  const named: string[] = text.match(/[@\w][\w@/-]+/g) ?? [];
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const own = packages.filter((name) => !name.startsWith('@types/'));
  expect(own.filter((name) => !named.includes(name))).toEqual([]);
});

it('each mutant has a row, and a test that exists', () => {
  expect(readMutants().filter(({ test }) => !existsSync(test))).toEqual([]);
});

it('README.md is short enough to read at once, and lists each variable that the server reads', () => {
  const text = readFileSync('README.md', 'utf8');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(10_000);
  const rows = matches(text, /^\| `([A-Z_]+)` +\|/gm);
  expect(rows.sort()).toEqual(Object.keys(variables.shape).sort());
});

function readmesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /(^|\/)README\.md$/.test(name)).map((name) => join(folder, name));
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
