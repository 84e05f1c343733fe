import type { Body } from '../../../../shared/cars/car.ts';
import type { Stock } from '../../../stock/dealer-stock.ts';
import { drawnPicture } from '../../../stock/drawings.ts';
import { sheet } from '../../../stock/inspection/profiles.ts';
import type { SheetView } from '../../../stock/inspection/profiles.ts';
import { frontView, rearView } from './end-views.ts';
import { sideView } from './side-view.ts';
import { topView } from './top-view.ts';

/** The bodies on whose sheets the marks of an inspection are; drawn cars have them on a picture. */
export function sheetBodies({ folder, cars }: Stock): Body[] {
  const onSheet = cars.filter(
    ({ id, inspection }) => inspection?.faults?.length && !drawnPicture(folder, id, 2),
  );
  return [...new Set(onSheet.flatMap(({ body }) => body ?? []))];
}

/** Five views of a body, on which an inspection's marks are placed. */
export function carSymbol(body: Body): string {
  const left = sideView(body);
  const views: Record<SheetView, string> = {
    left,
    right: `<g transform="translate(400)scale(-1 1)">${left}</g>`,
    top: topView(body),
    front: frontView(body),
    rear: rearView(body),
  };
  const placed = (Object.keys(views) as SheetView[]).map((view) => {
    const [x, y] = sheet.origins[view];
    return `<g transform="translate(${x} ${y})scale(${sheet.scale})">${views[view]}</g>`;
  });
  const { width, height } = sheet;
  return `<symbol id="${body.replace(' ', '-')}" viewBox="0 0 ${width} ${height}" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${placed.join('')}</symbol>`;
}
