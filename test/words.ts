import { resolve } from 'node:path';
import { samplePages, type PageName } from './sample-pages/sample-pages.ts';

/** The file with a page's accessibility tree in Chromium on a desktop. `vitest -u` rewrites it. */
export function fileOfWords(name: string): string {
  return resolve(`test/browser/accessibility/words/${name.replaceAll(' ', '-')}.txt`);
}

/** The inventory shows one brand, because all cards have the same structure. */
export function pathOfWords(name: PageName): string {
  return name === 'inventory'
    ? '/inventory?make=Honda'
    : (samplePages.find((page) => page.name === name)?.path ?? '/');
}
