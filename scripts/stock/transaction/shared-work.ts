import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shellWord } from '../../machine/shell-word.ts';
import { Refusal } from '../refusal.ts';
import { git } from './git.ts';

/**
 * A commit in the middle of a merge would record its conflict markers, and one of two pictures.
 * @throws {Refusal} when git waits for the dealer to finish a merge or the like; it says how
 */
export function refuseMidway(folder: string): void {
  if (!existsSync(join(folder, '.git'))) return;
  const inGit = `git -C ${shellWord(folder)}`;
  const work = workIn(folder);
  if (work === 'merge') {
    throw new Refusal(
      `${folder}/ is in the middle of a merge; to end it: npm run stock -- merge; to give it up: ${inGit} merge --abort`,
    );
  }
  if (work) {
    const end = work === 'bisect' ? 'bisect reset' : `${work} --abort`;
    throw new Refusal(`${folder}/ is in the middle of a ${work}; to give it up: ${inGit} ${end}`);
  }
  const [first, ...more] = unmergedFiles(folder);
  if (first === undefined) return;
  const files = [first, ...more].join(', ');
  throw new Refusal(`${folder}/ has two versions of ${files}; correct ${files}, then: ${inGit} add --all`);
}

/** The files by which git knows its unfinished work. A rebase comes first because it also cherry-picks. */
const works = [
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
  ['MERGE_HEAD', 'merge'],
  ['BISECT_LOG', 'bisect'],
] as const;

export function workIn(folder: string): (typeof works)[number][1] | undefined {
  return works.find(([mark]) => existsSync(join(folder, '.git', mark)))?.[1];
}

/** The paths of the files that git could not merge. */
export function unmergedFiles(folder: string): string[] {
  const entries = git(folder, 'ls-files', '--unmerged', '-z').toString().split('\0').slice(0, -1);
  return [...new Set(entries.map((entry) => entry.replace(/^.*\t/, '')))];
}
