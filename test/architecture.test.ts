import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

// Imports point downwards only: server → client → shared. '#stock/…' are modules that the build writes from the dealer's
// stock, schema-dts has types only.
const mayImport = {
  shared: /^(shared\/|schema-dts$|zod\/mini$|#stock\/)/,
  client: /^(client\/|shared\/|#stock\/|(react|react-dom|react-router-dom)\b)/,
  server:
    /^(server\/|client\/|shared\/|node:|#stock\/|compression$|express$|helmet$|lru-cache$|pino$|prom-client$|react|zod\/mini$)/,
  scripts: /^(?!test\/)/,
};

describe.each(Object.entries(mayImport))('%s/', (storey, allowed) => {
  const imports = importsOf(storey);

  it('imports no storey above it, and no other package', () => {
    expect(imports.length).toBeGreaterThan(10);
    expect(imports.filter(({ to }) => !allowed.test(to))).toEqual([]);
  });

  it('has no folders that import each other in a circle', () => {
    let left = imports.filter(({ file, to }) => to.startsWith(`${storey}/`) && layerOf(file) !== layerOf(to));
    const isLowest = (layer: string) => !left.some(({ file }) => layerOf(file) === layer);
    while (left.some(({ to }) => isLowest(layerOf(to))))
      left = left.filter(({ to }) => !isLowest(layerOf(to)));
    expect(left).toEqual([]);
  });

  it('has no files that import each other in a circle, types included', () => {
    let left = imports.filter(({ to }) => to.startsWith(`${storey}/`));
    const isLowest = (target: string) => !left.some(({ file }) => file === target);
    while (left.some(({ to }) => isLowest(to))) left = left.filter(({ to }) => !isLowest(to));
    expect(left).toEqual([]);
  });

  it('has at most a dozen files in a folder', () => {
    const folders = sourceFiles(storey).map(dirname);
    expect(folders.filter((folder) => folders.filter((other) => other === folder).length > 12)).toEqual([]);
  });
});

it('a test is at the path of what it calls, but those of what pages serve', () => {
  const ofPages = /^server\/(pages|search-engines)\b/;
  const folders = ['client', 'server', 'shared', 'scripts'].flatMap((storey) =>
    sourceFiles(join('test', storey)).map((file) => dirname(file).slice('test/'.length)),
  );
  expect(folders.filter((folder) => !ofPages.test(folder) && !existsSync(folder))).toEqual([]);
});

it('no two files have one name, but the app of each side', () => {
  const names = ['client', 'server', 'shared', 'scripts']
    .flatMap(sourceFiles)
    .filter((file) => !file.startsWith('shared/sample/generated/'))
    .map((file) => basename(file).replace(/\.tsx?$/, ''));
  const doubled = names.filter((name, index) => names.indexOf(name) !== index);
  expect(doubled.sort()).toEqual(['app']);
});

it('shared/ uses neither the browser nor the clock', () => {
  const asking = /\b(window|document|navigator|localStorage|process)\.\w|new Date\(\)|Date\.now|Math\.random/;
  expect(filesWith(asking, 'shared')).toEqual([]);
});

it('server/ reads the environment only in main.ts, and passes it to config.ts', () => {
  expect(filesWith(/process\.env/, 'server')).toEqual(['server/main.ts']);
});

/** `to` is a path from the repository, or a package. */
type Import = { file: string; to: string };

function importsOf(storey: string): Import[] {
  const statement = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;
  return sourceFiles(storey).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(statement)].map(([, target = '']) => ({
      file,
      to: target.startsWith('.') ? join(dirname(file), target) : target,
    })),
  );
}

function filesWith(pattern: RegExp, storey: string): string[] {
  return sourceFiles(storey).filter((file) => pattern.test(readFileSync(file, 'utf8')));
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

/** The folder within the storey, such as 'cars' or 'stock/check'; a file directly in the storey is one of its own. */
function layerOf(path: string): string {
  const [, folder = '', ...rest] = path.split('/');
  return folder === 'stock' && rest.length > 1 ? `${folder}/${rest[0] ?? ''}` : folder;
}
