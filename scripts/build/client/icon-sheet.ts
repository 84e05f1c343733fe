import { readFileSync } from 'node:fs';
import { iconNames } from '../../../client/elements/icon-names.ts';

export function iconSheet(): string {
  const symbols = iconNames.map((name) => symbol(name, `client/pictures/icons/${name}.svg`));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

function symbol(name: string, file: string): string {
  const [, attributes = '', shapes = ''] = /<svg\s(.*?)>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8')) ?? [];
  const kept = attributes.match(/(?:viewBox|fill|stroke[\w-]*)="[^"]*"/g) ?? [];
  const inOneLine = shapes.replace(/\s+/g, ' ').replaceAll('> <', '><').trim();
  return `<symbol id="${name}" ${kept.join(' ')}>${inOneLine}</symbol>`;
}
