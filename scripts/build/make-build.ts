import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildInfo } from '../../server/build-info.ts';
import { isVersioned } from '../../shared/asset-manifest.ts';
import { withLock } from '../disk/lock.ts';
import { isFresh } from './freshness.ts';
import { otherSlot, releaseOf, swapTo, writeRelease, type Release } from './releases.ts';

/**
 * If the build fails or is killed, or with `ifStale` if nothing has changed, the current build remains. The previous
 * build is kept. Only one build runs at a time.
 */
export async function makeBuild(
  folder: string,
  fill: (next: string) => Promise<Omit<BuildInfo, 'name'>>,
  { fingerprint, ifStale = false }: { fingerprint: () => string; ifStale?: boolean },
): Promise<void> {
  return withLock(`${folder}.lock`, 'npm run build', async () => {
    const print = fingerprint();
    if (ifStale && isFresh(folder, print)) return;

    const next = `${folder}.next`;
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next, { recursive: true });
    const made = await fill(next);
    const keptFiles = keepFiles(folder, next);
    const builtAt = new Date().toISOString();
    writeRelease(next, { ...made, name: print.slice(0, 8), freshFor: print, builtAt, keptFiles });

    const slot = otherSlot(folder);
    rmSync(slot, { recursive: true, force: true });
    renameSync(next, slot);
    swapTo(folder, slot);
  });
}

export async function returnToBuildBefore(folder: string): Promise<Release | undefined> {
  return withLock(`${folder}.lock`, 'return to the build before', () => {
    const before = otherSlot(folder);
    const [current, previous] = [releaseOf(folder), releaseOf(before)];
    if (!current || !previous || current.freshFor === previous.freshFor) return undefined;
    keepFiles(folder, before);
    writeRelease(before, { ...previous, freshFor: current.freshFor });
    swapTo(folder, before);
    return previous;
  });
}

const keptForMs = 7 * 86_400_000;

/** For open pages, keeps the versioned files of the other build. Returns when each was replaced. */
function keepFiles(from: string, to: string): Release['keptFiles'] {
  const [folder, target] = [join(from, 'public'), join(to, 'public')];
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const before = releaseOf(from)?.keptFiles ?? {};
  const now = new Date();
  const replaced = names
    .filter((name) => isVersioned(name) && !existsSync(join(target, name)))
    .map((name) => [name, before[name] ?? now.toISOString()] as const)
    .filter(([, since]) => now.getTime() - Date.parse(since) < keptForMs);
  for (const [name] of replaced) cpSync(join(folder, name), join(target, name));
  return Object.fromEntries(replaced);
}
