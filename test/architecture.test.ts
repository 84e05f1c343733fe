import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

// The linter checks which folders may import which, and that no files import each other in a circle.
it.each(['shared', 'client', 'server', 'scripts'])(
  '%s/ has no folders that import each other in a circle',
  (top) => {
    let left = importsIn(top).filter(({ from, to }) => from !== to);
    expect(left.length).toBeGreaterThan(5);
    const importsNothing = (folder: string) => !left.some(({ from }) => from === folder);
    while (left.some(({ to }) => importsNothing(to))) left = left.filter(({ to }) => !importsNothing(to));
    expect(left).toEqual([]);
  },
);

function importsIn(top: string): { from: string; to: string }[] {
  return sourceFiles(top).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bfrom '(\.[^']+)'/g)]
      .map(([, path = '']) => join(dirname(file), path))
      .filter((path) => path.startsWith(`${top}/`))
      .map((path) => ({ from: subfolderOf(file), to: subfolderOf(path) })),
  );
}

/** The first folder of a path below its top-level folder, such as 'cars', or two for 'stock/check'; otherwise the file. */
function subfolderOf(path: string): string {
  const [, folder = '', ...rest] = path.split('/');
  return folder === 'stock' && rest.length > 1 ? `${folder}/${rest[0] ?? ''}` : folder;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}
