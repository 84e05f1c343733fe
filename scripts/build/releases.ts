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
import { basename, dirname, join } from 'node:path';
import type { BuildInfo } from '../../server/files/build-info.ts';
import type { AssetManifest } from '../../shared/asset-manifest.ts';

/** The content of a build's build.json. */
export type BuildRecord = BuildInfo & {
  /** Changes with everything that the build reads. */
  fingerprint: string;
  builtAt: string;
  /** The fingerprint of the later build from which `publish --back` has returned to this one. */
  insteadOf?: string;
  /** The versioned files of earlier builds that it still serves, with the time at which they were replaced. */
  keptFiles: Record<string, string>;
};

/** A site's folder is a link to one of two builds: dist → dist.a, with the build before in dist.b. */
const slotsOf = (folder: string) => [`${folder}.a`, `${folder}.b`];

/** The build that the next start serves; undefined where it is missing or broken. */
export function currentBuild(folder: string): string | undefined {
  const isLink = lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink && isComplete(folder) ? join(dirname(folder), readlinkSync(folder)) : undefined;
}

/** The slot of the next build. */
export function otherSlot(folder: string): string {
  const [first = '', second = ''] = slotsOf(folder);
  return currentBuild(folder) === first ? second : first;
}

/** The build that the current one has replaced. */
export function buildBefore(folder: string): string | undefined {
  const other = otherSlot(folder);
  const hasReturned = readRecord(folder)?.insteadOf !== undefined;
  return currentBuild(folder) !== undefined && !hasReturned && isComplete(other) ? other : undefined;
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

export function writeRecord(build: string, record: BuildRecord): void {
  writeFileSync(join(build, 'build.json'), JSON.stringify(record));
}

export function readRecord(build: string): BuildRecord | undefined {
  const file = join(build, 'build.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildRecord) : undefined;
}

/** Whether a build has every file that a start needs: one may have been deleted by hand. */
function isComplete(build: string): boolean {
  const manifest = join(build, 'manifest.json');
  const needed = ['build.json', 'manifest.json', 'server'].map((name) => join(build, name));
  if (!needed.every((file) => existsSync(file))) return false;
  // Another version of the site may have written it, with other names.
  const urls: unknown[] = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as AssetManifest).flat();
  return urls.every((url) => typeof url === 'string' && existsSync(join(build, 'public', url)));
}
