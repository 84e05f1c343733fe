import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildInfo } from '../../server/files/build-info.ts';
import { withLock } from '../machine/lock.ts';
import { buildPath, currentBuild, isComplete, readRecord, swapTo } from './builds.ts';
import type { BuildRecord } from './builds.ts';
import { freshBuild } from './freshness.ts';
import { keepFiles } from './keep-files.ts';
import { removeOldBuilds } from './remove-old-builds.ts';

type Options = {
  fingerprint: () => string;
  /** True if the current build may stay when nothing has changed. */
  ifStale?: boolean;
  /** How long builds and files are kept after their replacement. */
  keepDays?: number;
};

// The first build of many photographs takes minutes.
const patienceMs = 15 * 60_000;

/**
 * Fills a new build next to the earlier ones and, once it is complete, makes it the current one. One build runs at a
 * time. If it fails or is killed, the current build stays.
 * @returns the id of the current build
 */
export async function makeBuild(
  folder: string,
  fill: (next: string) => Promise<Pick<BuildInfo, 'brand'>>,
  { fingerprint, ifStale = false, keepDays = 7 }: Options,
): Promise<string> {
  return withLock(`${folder}.lock`, { command: 'npm run build', patienceMs }, async () => {
    const print = fingerprint();
    const fresh = ifStale ? freshBuild(folder, print) : undefined;
    if (fresh !== undefined) return fresh;

    const next = join(folder, 'next');
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next, { recursive: true });
    const { brand } = await fill(next);

    const now = new Date();
    const name = print.slice(0, 8);
    const id = `${now.toISOString().replace(/[-:.]/g, '')}-${name}`;
    const keptFiles = keepFiles(join(folder, 'current'), next, { now, keepDays });
    const before = currentBuild(folder);
    const builtAt = now.toISOString();
    const record: BuildRecord = { name, brand, fingerprint: print, builtAt, before, keptFiles };
    writeFileSync(join(next, 'build.json'), JSON.stringify(record));
    mkdirSync(join(folder, 'builds'), { recursive: true });
    renameSync(next, buildPath(folder, id));
    swapTo(folder, id);
    removeOldBuilds(folder, { now, keepDays });
    return id;
  });
}

/**
 * Makes the build before the current one current again.
 * @returns its id, or undefined if there is none
 */
export async function returnToBuildBefore(folder: string): Promise<string | undefined> {
  return withLock(`${folder}.lock`, { command: 'return to the build before', patienceMs }, () => {
    const current = join(folder, 'current');
    const before = existsSync(current) ? readRecord(current)?.before : undefined;
    if (before === undefined || !isComplete(buildPath(folder, before))) return undefined;
    keepFiles(current, buildPath(folder, before), { now: new Date(), keepDays: 7 });
    swapTo(folder, before);
    return before;
  });
}
