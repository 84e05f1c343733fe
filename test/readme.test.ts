import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import express from 'express';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { stockProgram } from '../scripts/stock/command/program.ts';
import { variables } from '../server/config.ts';
import { createHttpServer } from '../server/process/http-server.ts';

const generated = ['dist/', 'out/', 'stock/', '.cache/'];
const sources = ['server', 'client', 'shared', 'scripts', 'test'].flatMap(filesIn);
const readmes = ['README.md', ...sources.filter((path) => path.endsWith('/README.md'))];

describe('the READMEs', () => {
  it('name only files and folders that exist: `vite.config.ts`, as do the comments of the code', () => {
    const names = new Set([...readdirSync('.'), ...sources].map((path) => basename(path)));
    const missing = [...readmes, ...sources.filter((path) => /\.tsx?$/.test(path))].flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const prose = file.endsWith('.md') ? text : matches(text, /^\s*((?:\/\/|\/?\*).*)/gm).join('\n');
      const paths = matches(prose, /\b((?:server|client|shared|scripts|test)\/[\w./-]*[\w/])/g);
      const inCode = matches(prose, /`([\w.-][\w./-]*(?:\/|\.(?:tsx?|json|sh|ya?ml|css|py|txt)))`/g);
      return [...paths, ...inCode].filter(
        (name) =>
          ![...generated, 'NAME'].some((word) => name.includes(word)) &&
          ![name, join(dirname(file), name)].some((path) => existsSync(path)) &&
          !names.has(name),
      );
    });
    expect(missing).toEqual([]);
  });

  it('name only identifiers that exist: `makeCar`; components and types must be exported', () => {
    const code = sources
      .filter((path) => /\.(?:tsx?|js|ya?ml|sh|css)$/.test(path))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    const words = new Set(code.match(/\w+/g));
    const declared = new Set(matches(code, /\b(?:function|const|type) ([A-Z][a-z]\w+)/g));
    const exported = new Set(matches(code, /\bexport (?:function|const|type) ([A-Z][a-z]\w+)/g));
    const unknown = readmes.flatMap((file) =>
      matches(readFileSync(file, 'utf8'), /`(\w+(?:[a-z][A-Z]|_)\w+)(?:\(\))?`/g).filter(
        (name) => !(declared.has(name) ? exported : words).has(name),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('say what the limits are', () => {
    const rows = matches(
      readFileSync('server/README.md', 'utf8'),
      /^\| (?:time|keep|silence|connections|header)[^|]*\| ([\d,]+)/gm,
    );
    const server = createHttpServer(express());
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxConnections } = server;
    const seconds = [headersTimeout, requestTimeout, keepAliveTimeout, timeout].map((ms) => ms / 1000);
    expect(rows.map((it) => Number(it.replace(',', '')))).toEqual([16, ...seconds, maxConnections]);
  });

  it('name the Node versions of package.json, .nvmrc and the Dockerfile, which CI builds on', () => {
    const [, oldest, preferred] =
      /Node ([\d.]+) or newer, preferably (\d+)/.exec(readFileSync('README.md', 'utf8')) ?? [];
    const images = matches(readFileSync('Dockerfile', 'utf8'), /^FROM .*node:(\d+)/gm);
    expect(manifest.engines.node).toBe(`>=${oldest}.0`);
    expect([readFileSync('.nvmrc', 'utf8').trim(), ...images]).toEqual([preferred, preferred]);
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

it('server/README.md lists each variable that the server reads', () => {
  const rows = matches(readFileSync('server/README.md', 'utf8'), /^\| `([A-Z_]+)` +\|/gm);
  expect(rows.sort()).toEqual(Object.keys(variables.shape).sort());
});

it('each clause of the specification names a test that exists', () => {
  const clauses = readFileSync('test/specification.md', 'utf8').split(/^- /m).slice(1);
  const tests = sources.map((path) => /(?:words\/)?[\w-]+(?=\.test\.tsx?$|\.txt$)/.exec(path)?.[0]);
  const untested = clauses.filter((clause) => {
    const named = matches(clause, /`((?:words\/)?[a-z-]+)`/g);
    return named.length === 0 || named.some((name) => !tests.includes(name));
  });
  expect(clauses.length).toBeGreaterThan(80);
  expect(untested).toEqual([]);
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
