import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { samplePages, type PageName } from '../scripts/sample-pages/sample-pages.ts';

/** The file with a page's accessibility tree in Chromium on a desktop. `vitest -u` rewrites it. */
export function fileOfWords(name: string): string {
  return resolve(`test/browser/accessibility/words/${name.replaceAll(' ', '-')}.txt`);
}

/** The path of the page in the file. The inventory shows one brand, because all cards have the same structure. */
export function pathOfWords(name: PageName): string {
  return name === 'inventory'
    ? '/inventory?make=Honda'
    : (samplePages.find((page) => page.name === name)?.path ?? '/');
}

export type Control = [role: string, name: string];

/** The distinct controls in a page's file, except links that lead nowhere and names that depend on the day. */
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
