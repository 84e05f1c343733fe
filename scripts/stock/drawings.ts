import { readFileSync, statSync } from 'node:fs';
import drawings from '../../shared/sample/drawings.json' with { type: 'json' };
import { photosOf } from './photos.ts';
import { sampleFolder } from './stock-folder.ts';

/** What the sample's pictures of a car were drawn for. */
export type Drawing = {
  /** Kilometres on the odometer of picture 4. */
  mileage: number;
  /** The left end of the car on picture 2, as a fraction of its width. The right end is as far from its edge. */
  front: number;
  /** The top of the car on picture 2, as a fraction of its height. */
  roof: number;
};

type DrawnPicture = Drawing & {
  /** Its number among the car's pictures, counted from 1. */
  number: number;
};

/** One of the sample's pictures of a car, unless the dealer has put another in its place. */
export function drawnPicture(folder: string, id: string, view: 2 | 4): DrawnPicture | undefined {
  const drawing = new Map<string, Drawing>(Object.entries(drawings)).get(id);
  const file = photosOf(sampleFolder, id)[view - 1];
  if (!drawing || file === undefined) return undefined;
  const index = photosOf(folder, id).findIndex((own) => isSameFile(own, file));
  return index < 0 ? undefined : { ...drawing, number: index + 1 };
}

function isSameFile(one: string, other: string): boolean {
  if (one === other) return true;
  return statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other));
}
