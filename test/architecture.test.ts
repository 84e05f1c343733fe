import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

// Arrows point downwards only: server → client → shared.
const storeys = [
  // Types alone: the vocabulary that structured data are written in.
  { storey: 'shared', below: ['shared'], packages: /^schema-dts$/ },
  {
    storey: 'client',
    below: ['client', 'shared'],
    packages: /^(react|react-dom|react-router-dom|lucide-react|@radix-ui)\b/,
  },
  {
    storey: 'server',
    below: ['server', 'client', 'shared'],
    packages: /^(node:|express$|compression$|helmet$|pino$|prom-client$|react)/,
  },
];

describe.each(storeys)('$storey/', ({ storey, below, packages }) => {
  const imports = importsOf(storey);

  it('imports something', () => expect(imports.length).toBeGreaterThan(10));

  it('reaches no storey above it', () => {
    const ours = imports.filter(({ target }) => target.startsWith('.'));
    const upwards = ours.filter(({ file, target }) => !below.includes(storeyOf(join(dirname(file), target))));
    expect(upwards.map(inWords)).toEqual([]);
  });

  it('uses no package that is not its own', () => {
    const foreign = imports.filter(({ target }) => !target.startsWith('.') && !packages.test(target));
    expect(foreign.map(inWords)).toEqual([]);
  });
});

describe('shared/', () => {
  it('asks neither the browser nor the clock', () => {
    const asking =
      /\b(window|document|navigator|localStorage|process)\.\w|new Date\(\)|Date\.now|Math\.random/;
    const lines = sourceFiles('shared').flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => asking.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(lines).toEqual([]);
  });
});

describe('server/', () => {
  it('reads the environment in main.ts alone, and hands it to config.ts', () => {
    const readers = sourceFiles('server').filter((file) =>
      readFileSync(file, 'utf8').includes('process.env'),
    );
    expect(readers).toEqual(['server/main.ts']);
  });
});

type Import = { file: string; target: string };

function importsOf(storey: string): Import[] {
  const statement = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;
  return sourceFiles(storey).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(statement)].map(([, target = '']) => ({ file, target })),
  );
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

function storeyOf(path: string): string {
  return path.split('/')[0] ?? '';
}

function inWords({ file, target }: Import): string {
  return `${file} imports ${target}`;
}
