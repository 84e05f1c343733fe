import {
  existsSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import type { BuildInfo } from '../../server/files/build-info.ts';

/** The content of a build's build.json, which is written last. */
export type Release = BuildInfo & {
  /** The fingerprint for which it is up to date: its own, or that of the build from which `publish --back` has returned. */
  freshFor: string;
  builtAt: string;
  /** The versioned files of earlier builds that it still serves, with the time at which they were replaced. */
  keptFiles: Record<string, string>;
};

/**
 * The slot of the next build, which has the build before the current one: a site's folder is a link to one of two builds,
 * dist → dist.a, with the build before in dist.b.
 */
export function otherSlot(folder: string): string {
  const isLink = lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink();
  const isFirst = isLink && readlinkSync(folder) === basename(`${folder}.a`);
  return isFirst ? `${folder}.b` : `${folder}.a`;
}

/** Makes a build the current one, at once. A server that is running continues to serve the build that it started with. */
export function swapTo(folder: string, build: string): void {
  const link = `${folder}.link`;
  rmSync(link, { force: true });
  symlinkSync(basename(build), link);
  // Earlier versions of the site had a folder here.
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) rmSync(folder, { recursive: true });
  renameSync(link, folder);
}

export function writeRelease(folder: string, release: Release): void {
  writeFileSync(join(folder, 'build.json'), JSON.stringify(release));
}

/** Undefined where a build is missing or incomplete. */
export function releaseOf(folder: string): Release | undefined {
  const file = join(folder, 'build.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release) : undefined;
}
