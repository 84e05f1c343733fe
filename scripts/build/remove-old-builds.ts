import { rmSync } from 'node:fs';
import { buildIds, buildPath, currentBuild, readRecord } from './builds.ts';

const dayMs = 86_400_000;

/**
 * Deletes builds replaced this many days ago. Until then a server that was not restarted may still serve them. The
 * current build and the one before stay.
 */
export function removeOldBuilds(folder: string, { now, keepDays }: { now: Date; keepDays: number }): void {
  const current = currentBuild(folder) ?? '';
  const before = readRecord(buildPath(folder, current))?.before;
  const ids = buildIds(folder);
  ids.forEach((id, index) => {
    const successor = ids[index + 1];
    if (id === current || id === before || successor === undefined) return;
    const replacedAt = readRecord(buildPath(folder, successor))?.builtAt ?? now.toISOString();
    if (now.getTime() - Date.parse(replacedAt) < keepDays * dayMs) return;
    rmSync(buildPath(folder, id), { recursive: true, force: true });
  });
}
