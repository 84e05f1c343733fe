import { isHidden } from './photos.ts';
import { Refusal } from './refusal.ts';

// Paths relative to the stock's folder. Some disks ignore case, so that Cars/47.JSON opens cars/47.json.
const limits: [path: RegExp, maxBytes: number][] = [
  // The longest description in Hindi takes 9 kB.
  [/^(?:(?:dealer|car\.schema|dealer\.schema)\.json|cars\/[^/]+)$/i, 100_000],
  // A small SVG file can be slow to draw.
  [/^brand\/[^/]+\.svg$/i, 500_000],
  [/^(?:brand|photos\/[^/]+)\/[^/]+$/i, 10_000_000],
  [/^\.stock\/(?:unfinished|history)$/i, 10_000_000],
];

/** The size limit of a file that the site or a command reads, in bytes; undefined for any other file. */
export function maxBytesOf(path: string): number | undefined {
  return isHiddenIn(path) ? undefined : limits.find(([paths]) => paths.test(path))?.[1];
}

export function inMb(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1).replace('.0', '')} MB`;
}

function isHiddenIn(path: string): boolean {
  const [name = '', ...folders] = path.split('/').reverse();
  return folders.length > 0 && isHidden(name);
}

export function isOfFolder(path: string): boolean {
  return /^(?:cars|brand|photos|\.stock|\.stock\/lock|photos\/[^/]+)$/i.test(path) && !isHiddenIn(path);
}

/** True for the files that commands write. None of these paths leaves the stock or belongs to git. */
export function isWritten(path: string): boolean {
  return /^(?:(?:dealer|(?:car|dealer)\.schema)\.json|cars\/[1-9]\d{0,5}\.json|photos\/[1-9]\d{0,5}\/[^./\\\p{C}][^/\\\p{C}]*)$/u.test(
    path,
  );
}

/** @throws {Refusal} for paths that no command writes */
export function refuseUnwritten(paths: readonly string[]): void {
  const others = paths.filter((path) => !isWritten(path));
  if (others.length === 0) return;
  throw new Refusal(...others.map((path) => `${path} is not a file that commands change; edit it by hand`));
}
