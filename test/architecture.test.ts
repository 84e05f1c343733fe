import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

// Imports point downwards only: server → client → shared. '#stock/…' are modules that the build writes from the dealer's
// stock, schema-dts has types only.
const mayImport = {
  shared: /^(shared\/|schema-dts$|#stock\/)/,
  client: /^(client\/|shared\/|#stock\/|(react|react-dom|react-router-dom)\b)/,
  server:
    /^(server\/|client\/|shared\/|node:|#stock\/|compression$|express$|helmet$|pino$|prom-client$|react|zod\/mini$)/,
};

it.each(Object.entries(mayImport))(
  '%s/ imports no storey above it, and no other package',
  (storey, allowed) => {
    const imports = importsOf(storey);
    expect(imports.length).toBeGreaterThan(10);
    expect(imports.filter(({ to }) => !allowed.test(to)).map(inWords)).toEqual([]);
  },
);

// Within a storey, a folder imports only folders listed before it. Files directly in the storey come last, except those
// that import no folder of the storey: every folder may import these.
const folders = [
  {
    storey: 'shared',
    upwards: [
      'misspelling',
      'inspection',
      'cars',
      'scenes',
      'delhi',
      'messages',
      'search',
      'inventory',
      'narrowing',
      'structured-data',
      'sample',
    ],
  },
  {
    storey: 'client',
    upwards: [
      'browser',
      'before-hydration',
      'elements',
      'toasts',
      'forms',
      'cars',
      'festive',
      'navigation',
      'layout',
      'pages',
    ],
  },
  {
    storey: 'scripts',
    upwards: [
      'machine',
      // A library reads, checks and generates; the tool, above 'build', is the commands.
      'stock',
      'stock/inspection',
      'stock/schemas',
      'stock/check',
      'stock/generate',
      'images',
      'build',
      'stock/transaction',
      'stock/editing',
      'stock/photographs',
      'stock/spreadsheet',
      'stock/sheets',
      'stock/publish',
      'stock/verbs',
      'stock/command',
      'browser',
      'engines',
      'bench',
      'screenshots',
      'dev',
    ],
  },
  { storey: 'server', upwards: ['observability', 'requests', 'files', 'rendering', 'process'] },
];

describe.each(folders)('the folders of $storey/', ({ storey, upwards }) => {
  const within = importsOf(storey).filter(({ to }) => storeyOf(to) === storey);
  const importsFolders = new Set(within.filter(({ to }) => folderOf(to) !== '').map(({ file }) => file));
  const height = (file: string) => {
    if (folderOf(file) !== '') return upwards.indexOf(folderOf(file));
    return importsFolders.has(file) ? upwards.length : -1;
  };
  const fromFolders = within.filter(({ file }) => folderOf(file) !== '');

  it('are all in the list', () => {
    const all = new Set(sourceFiles(storey).map(folderOf).filter(Boolean));
    expect([...all].sort()).toEqual([...upwards].sort());
  });

  it('import only folders below them', () => {
    expect(fromFolders.filter(({ file, to }) => height(to) > height(file)).map(inWords)).toEqual([]);
  });

  it('have at most a dozen files each', () => {
    const folders = sourceFiles(storey).map(dirname);
    const counts = [...new Set(folders)].map((name) => folders.filter((folder) => folder === name).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(12);
  });
});

describe('shared/', () => {
  it('uses neither the browser nor the clock', () => {
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
  it('reads the environment only in main.ts, and passes it to config.ts', () => {
    const readers = sourceFiles('server').filter((file) =>
      readFileSync(file, 'utf8').includes('process.env'),
    );
    expect(readers).toEqual(['server/main.ts']);
  });
});

/** `to` is a path from the repository, or a package. */
type Import = { file: string; to: string };

function importsOf(storey: string): Import[] {
  const statement = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;
  return sourceFiles(storey).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(statement)].map(([, target = '']) => ({
      file,
      to: target.startsWith('.') ? join(dirname(file), target) : target,
    })),
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

/** The folder within the storey, such as 'cars' or 'stock/check'; '' for files directly in the storey. */
function folderOf(path: string): string {
  const [storey, folder = '', ...rest] = path.split('/');
  if (rest.length === 0) return '';
  return storey === 'scripts' && folder === 'stock' && rest.length > 1
    ? `${folder}/${rest[0] ?? ''}`
    : folder;
}

function inWords({ file, to }: Import): string {
  return `${file} imports ${to}`;
}
