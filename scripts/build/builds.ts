import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import type { BuildInfo } from '../../server/files/build-info.ts';
import type { AssetManifest } from '../../shared/asset-manifest.ts';

/** The content of a build's build.json. */
export type BuildRecord = BuildInfo & {
  /** Changes with everything that the build reads. */
  fingerprint: string;
  builtAt: string;
  /** The build that it replaced. */
  before?: string | undefined;
  /** The versioned files of earlier builds that it still serves, with the time at which they were replaced. */
  keptFiles: Record<string, string>;
};

export function buildPath(folder: string, id: string): string {
  return join(folder, 'builds', id);
}

/** Every build of a folder, the oldest first: an id begins with the time of the build. */
export function buildIds(folder: string): string[] {
  const builds = join(folder, 'builds');
  return existsSync(builds) ? readdirSync(builds).sort() : [];
}

/** The build that the next start serves; undefined where it is missing or broken. */
export function currentBuild(folder: string): string | undefined {
  const link = join(folder, 'current');
  return isComplete(link) ? basename(readlinkSync(link)) : undefined;
}

/** Makes a build the current one, at once. A server that is running continues to serve the build that it started with. */
export function swapTo(folder: string, id: string): void {
  const next = join(folder, 'current.next');
  rmSync(next, { force: true });
  symlinkSync(join('builds', id), next);
  renameSync(next, join(folder, 'current'));
}

export function readRecord(build: string): BuildRecord | undefined {
  const file = join(build, 'build.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildRecord) : undefined;
}

/** Whether a build has every file that a start needs: one may have been deleted by hand. */
export function isComplete(build: string): boolean {
  const manifest = join(build, 'manifest.json');
  const needed = ['build.json', 'manifest.json', 'server'].map((name) => join(build, name));
  if (!needed.every((file) => existsSync(file))) return false;
  // Another version of the site may have written it, with other names.
  const urls: unknown[] = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as AssetManifest).flat();
  return urls.every((url) => typeof url === 'string' && existsSync(join(build, 'public', url)));
}
