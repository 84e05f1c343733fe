import { isHidden } from './photos.ts';
import { Refusal } from './refusal.ts';

/** More than a dealer sells in a lifetime. */
export const mostCars = 10_000;

/** Of dealer.json or a car's file, in bytes. The longest description in Hindi takes 9 kB. */
const mostOfText = 100_000;
/** Of a picture in the stock, in bytes. */
const mostOfPicture = 10_000_000;
/** Of a logo in SVG, in bytes: small to read, but drawn with all that it asks for. */
const mostOfDrawing = 500_000;
/** Of what commands note for others, in bytes. */
const mostOfNote = 10_000_000;

// Paths from the stock's folder. A disk that ignores case opens cars/47.json as Cars/47.JSON too.
const limits: [path: RegExp, most: number][] = [
  [/^(?:dealer|car\.schema|dealer\.schema)\.json$/i, mostOfText],
  [/^cars\/[^/]+$/i, mostOfText],
  [/^brand\/[^/]+\.svg$/i, mostOfDrawing],
  [/^(?:brand|photos\/[^/]+)\/[^/]+$/i, mostOfPicture],
  [/^\.stock\/(?:unfinished|history)$/i, mostOfNote],
];

/** The most bytes that a file may have which the site or a command reads; undefined for every other file. */
export function mostBytesOf(path: string): number | undefined {
  return isHiddenIn(path) ? undefined : limits.find(([paths]) => paths.test(path))?.[1];
}

/** '0.1 MB' */
export function inMb(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1).replace('.0', '')} MB`;
}

/** What the operating system puts beside the files of a folder. */
function isHiddenIn(path: string): boolean {
  const [name = '', ...folders] = path.split('/').reverse();
  return folders.length > 0 && isHidden(name);
}

/** Where only a folder may be. */
export function isOfFolder(path: string): boolean {
  return /^(?:cars|brand|photos|\.stock|\.stock\/lock|photos\/[^/]+)$/i.test(path) && !isHiddenIn(path);
}

/** The files that commands write: no path out of the stock, and none of git's. */
export function isWritten(path: string): boolean {
  return /^(?:(?:dealer|(?:car|dealer)\.schema)\.json|cars\/[1-9]\d{0,5}\.json|photos\/[1-9]\d{0,5}\/[^./\\\p{C}][^/\\\p{C}]*)$/u.test(
    path,
  );
}

/** @throws {Refusal} for paths that no command writes, as a commit has them that pretends to be a command */
export function refuseUnwritten(paths: readonly string[]): void {
  const others = paths.filter((path) => !isWritten(path));
  if (others.length === 0) return;
  throw new Refusal(...others.map((path) => `${path} is not a file that commands change; edit it by hand`));
}
