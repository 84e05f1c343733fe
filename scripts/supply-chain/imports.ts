import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = /\.tsx?$/;
const imported = /(?:from|import|import\()\s*'(@[^/']+\/[^/']+|[^./@'][^/']*)/g;

/** The packages that the site's own code is made with: those that Node loads and those in the bundles. */
export function importedPackages(folders: readonly string[]): string[] {
  const names = new Set<string>();
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      source.test(name),
    );
    for (const file of files) {
      // What is imported as a type is gone when the site runs.
      const text = readFileSync(join(folder, file), 'utf8').replace(/^import type [^;]*;/gm, '');
      for (const [, name = ''] of text.matchAll(imported)) names.add(name);
    }
  }
  return [...names].filter((name) => !name.startsWith('node:')).sort();
}
