import { readFileSync } from 'node:fs';
import type { Body } from '../../../shared/cars/car.ts';
import { carSymbol } from './car-sheet/car-symbol.ts';
import { iconNames } from '../../../client/elements/icon-names.ts';

/** The site's icons and the sheets of these bodies, as symbols of one file, which pages refer to. */
export function iconSheet(bodies: readonly Body[]): string {
  const symbols = [...iconNames.map(symbol), ...bodies.map(carSymbol)];
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

function symbol(name: string): string {
  const svg = readFileSync(`node_modules/lucide-static/icons/${name}.svg`, 'utf8');
  const shapes = svg
    .replace(/^.*?<svg.*?>|<\/svg>.*$/gs, '')
    .replace(/\s+/g, ' ')
    .trim();
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</symbol>`;
}
