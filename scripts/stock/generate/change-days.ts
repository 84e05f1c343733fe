import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../transaction/git.ts';

export function changeDays(folder: string): Map<string, string> {
  const days = new Map<string, string>();
  let day = '';
  for (const line of historyOf(folder).split('\n')) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
    const [, id] = /^(?:cars|photos)\/(\d+)(?:\/|\.json$)/.exec(line) ?? [];
    if (id && day > (days.get(id) ?? '')) days.set(id, day);
  }
  return days;
}

function historyOf(folder: string): string {
  // scripts/deploy/upgrade.sh writes this file with the same command, because the build of an image has no git.
  const file = join(folder, '.stock/history');
  if (!existsSync(join(folder, '.git'))) return existsSync(file) ? readFileSync(file, 'utf8') : '';
  try {
    return git(folder, 'log', '-c', '--format=%as', '--name-only', '--', 'cars', 'photos').toString();
  } catch {
    // Without git, or before the first commit, the sitemap names fewer days.
    return '';
  }
}
