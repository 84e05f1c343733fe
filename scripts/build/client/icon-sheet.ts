import { readFileSync } from 'node:fs';
import { iconNames } from '../../../client/elements/icon-names.ts';
import type { Body } from '../../../shared/cars/car.ts';
import { drawingOf } from '../../stock/drawings.ts';
import type { StockFiles } from '../../stock/stock-files.ts';

/** The body types whose sheets show the marks of an inspection. Drawn cars have the marks on a picture instead. */
export function sheetBodies({ folder, cars }: StockFiles): Body[] {
  const onSheet = cars.filter(({ id, inspection }) => inspection?.faults?.length && !drawingOf(folder, id));
  return [...new Set(onSheet.flatMap(({ body }) => body ?? []))];
}

/**
 * One SVG file whose symbols are the site's icons and the sheets of these body types. Each sheet has five views, in
 * which scripts/stock/inspection/sheet-marks.ts places the marks.
 */
export function iconSheet(bodies: readonly Body[]): string {
  const sheets = bodies.map((body) => body.replace(' ', '-'));
  const symbols = [
    ...iconNames.map((name) => symbol(name, `client/pictures/icons/${name}.svg`)),
    ...sheets.map((name) => symbol(name, `client/pictures/car-sheets/${name.toLowerCase()}.svg`)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

function symbol(name: string, file: string): string {
  const [, attributes = '', shapes = ''] = /<svg\s(.*?)>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8')) ?? [];
  const kept = attributes.match(/(?:viewBox|fill|stroke[\w-]*)="[^"]*"/g) ?? [];
  const inOneLine = shapes.replace(/\s+/g, ' ').replaceAll('> <', '><').trim();
  return `<symbol id="${name}" ${kept.join(' ')}>${inOneLine}</symbol>`;
}
