import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { samplePages, type PageName } from '../scripts/sample-pages/sample-pages.ts';

/** The content of a page on a desktop, as Chromium's accessibility tree; `vitest -u` writes it anew. */
export function fileOfWords(name: string): string {
  return resolve(`test/browser/accessibility/words/${name.replaceAll(' ', '-')}.txt`);
}

/** The page of the file: the list is that of one brand, as its cards are alike. */
export function pathOfWords(name: PageName): string {
  return name === 'inventory'
    ? '/inventory?make=Honda'
    : (samplePages.find((page) => page.name === name)?.path ?? '/');
}

export type Control = [role: string, name: string];

/** The controls in such a file, each once; without links that lead nowhere and names that depend on the day. */
export function controlsIn(name: string): Control[] {
  const words = readFileSync(fileOfWords(name), 'utf8');
  const found = words.matchAll(
    /^ *- (?:listitem: )?(link|button|textbox|searchbox|combobox|slider) "((?:[^"\\]|\\.)+)"(?! \[disabled\])/gm,
  );
  const lasting = [...found].filter(([, , label = '']) => !/YEAR|DAY/.test(label));
  const lines = lasting.map(([, role = '', label = '']) =>
    JSON.stringify([role, label.replaceAll("''", "'")]),
  );
  return [...new Set(lines)].map((line) => JSON.parse(line) as Control);
}
