import drawings from '../../shared/sample/drawings.json' with { type: 'json' };
import { isSample } from './stock-folder.ts';

/** How the sample's pictures of a car were drawn. */
export type Drawing = {
  /** The kilometres on the odometer of picture 4. */
  mileage: number;
  /** The left end of the car on picture 2, as a fraction of its width. The right end is as far from its edge. */
  front: number;
  /** The top of the car on picture 2, as a fraction of its height. */
  roof: number;
};

/** Undefined for cars outside the sample. */
export function drawingOf(folder: string, id: string): Drawing | undefined {
  return isSample(folder) ? new Map<string, Drawing>(Object.entries(drawings)).get(id) : undefined;
}
