import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { iconNames, iconsAddress } from '../../client/elements/icon-names.ts';

const { resolve } = createRequire(import.meta.url);

/** Writes the icons into one file of symbols, from which a page refers to them. Gives its address. */
export function writeIcons(folder: string): string {
  const symbols = iconNames.map((name) => {
    const svg = readFileSync(resolve(`lucide-static/icons/${name}.svg`), 'utf8');
    const shapes = svg
      .replace(/^.*?<svg.*?>|<\/svg>.*$/gs, '')
      .replace(/\s+/g, ' ')
      .trim();
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</symbol>`;
  });
  writeFileSync(
    join(folder, iconsAddress),
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`,
  );
  return iconsAddress;
}
