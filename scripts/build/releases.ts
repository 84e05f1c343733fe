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
import type { BuildInfo } from '../../server/build-info.ts';

/** The content of build.json, the last file that a build writes. */
export type Release = BuildInfo & {
  /** The fingerprint for which the build is fresh: its own, or that of the newer build that `publish --back` undid. */
  freshFor: string;
  builtAt: string;
  /** When each versioned file of an earlier build, which this build still serves, was replaced. */
  keptFiles: Record<string, string>;
};

/**
 * A site's folder is a symlink to one of two slots: dist → dist.a, with the previous build in dist.b. Returns the slot
 * of the previous build, which the next build replaces.
 */
export function otherSlot(folder: string): string {
  const isLink = lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink();
  const isFirst = isLink && readlinkSync(folder) === basename(`${folder}.a`);
  return isFirst ? `${folder}.b` : `${folder}.a`;
}

/** Atomic. A running server keeps serving the build with which it was started. */
export function swapTo(folder: string, build: string): void {
  const link = `${folder}.link`;
  rmSync(link, { force: true });
  symlinkSync(basename(build), link);
  renameSync(link, folder);
}

export function writeRelease(folder: string, release: Release): void {
  writeFileSync(join(folder, 'build.json'), JSON.stringify(release));
}

/** Returns undefined if the build is missing or incomplete. */
export function releaseOf(folder: string): Release | undefined {
  const file = join(folder, 'build.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release) : undefined;
}
