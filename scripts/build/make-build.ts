import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildInfo } from '../../server/files/build-info.ts';
import { isVersioned } from '../../shared/asset-manifest.ts';
import { withLock } from '../machine/lock.ts';
import { freshBuild } from './freshness.ts';
import { currentBuild, otherSlot, recordOf, swapTo, writeRecord } from './releases.ts';
import type { BuildRecord } from './releases.ts';

type Options = {
  fingerprint: () => string;
  /** True if the current build may stay when nothing has changed. */
  ifStale?: boolean;
  /** How long files are kept after their replacement. */
  keepDays?: number;
};

/**
 * Fills a new build and, once it is complete, makes it the current one; the one before stays. One build runs at a time.
 * If it fails or is killed, the current build stays.
 * @returns the folder of the current build
 */
export async function makeBuild(
  folder: string,
  fill: (next: string) => Promise<Omit<BuildInfo, 'name'>>,
  { fingerprint, ifStale = false, keepDays = 7 }: Options,
): Promise<string> {
  return withLock(`${folder}.lock`, 'npm run build', async () => {
    const print = fingerprint();
    const fresh = ifStale ? freshBuild(folder, print) : undefined;
    if (fresh !== undefined) return fresh;

    const next = `${folder}.next`;
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next, { recursive: true });
    const made = await fill(next);

    const current = currentBuild(folder);
    writeRecord(next, {
      ...made,
      name: print.slice(0, 8),
      freshFor: print,
      builtAt: new Date().toISOString(),
      keptFiles: current === undefined ? {} : keepFiles(current, next, keepDays),
    });
    const slot = otherSlot(folder);
    rmSync(slot, { recursive: true, force: true });
    renameSync(next, slot);
    swapTo(folder, slot);
    return slot;
  });
}

/**
 * Makes the build before the current one current again.
 * @returns its folder, or undefined if there is none
 */
export async function returnToBuildBefore(folder: string): Promise<string | undefined> {
  return withLock(`${folder}.lock`, 'return to the build before', () => {
    const before = otherSlot(folder);
    const [current, record] = [recordOf(folder), recordOf(before)];
    if (!current || !record || current.freshFor === record.freshFor) return undefined;
    keepFiles(folder, before, 7);
    writeRecord(before, { ...record, freshFor: current.freshFor });
    swapTo(folder, before);
    return before;
  });
}

const dayMs = 86_400_000;

/**
 * Copies the versioned files that another build lacks into it, for open pages, for some days.
 * @returns what was added, with the time at which each was replaced
 */
function keepFiles(from: string, to: string, days: number): BuildRecord['keptFiles'] {
  const now = new Date();
  const before = recordOf(from)?.keptFiles ?? {};
  const keptFiles: BuildRecord['keptFiles'] = {};
  const [folder, target] = [join(from, 'public'), join(to, 'public')];
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  for (const name of names.filter(isVersioned)) {
    const since = before[name] ?? now.toISOString();
    if (existsSync(join(target, name)) || now.getTime() - Date.parse(since) >= days * dayMs) continue;
    cpSync(join(folder, name), join(target, name));
    keptFiles[name] = since;
  }
  return keptFiles;
}
