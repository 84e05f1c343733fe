import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isVersioned } from '../../shared/asset-manifest.ts';
import { readRecord } from './releases.ts';
import type { BuildRecord } from './releases.ts';

const dayMs = 86_400_000;

/**
 * Links the versioned files of one build into another that lacks them, for open pages, for the given number of days.
 * Files that both have are stored once.
 * @returns what was added, with the time at which each was replaced
 */
export function keepFiles(
  from: string,
  to: string,
  { now, keepDays }: { now: Date; keepDays: number },
): BuildRecord['keptFiles'] {
  const before = readRecord(from)?.keptFiles ?? {};
  const keptFiles: BuildRecord['keptFiles'] = {};
  const folder = join(from, 'public');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  for (const name of names.filter(isVersioned)) {
    const target = join(to, 'public', name);
    if (existsSync(target)) rmSync(target);
    else {
      const since = before[name] ?? now.toISOString();
      if (now.getTime() - Date.parse(since) >= keepDays * dayMs) continue;
      keptFiles[name] = since;
    }
    linkOrCopy(join(folder, name), target);
  }
  return keptFiles;
}

/** Some file systems have no hard links. */
function linkOrCopy(file: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(file, target);
  } catch {
    copyFileSync(file, target);
  }
}
