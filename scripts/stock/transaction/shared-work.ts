import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { shellWord } from '../shell-word.ts';
import { git } from './git.ts';

/**
 * A commit in the middle of a merge would record its conflict markers, and one of two pictures.
 * @throws {Refusal} when git waits for the dealer to finish a merge or the like
 */
export function refuseMidway(folder: string): void {
  if (!existsSync(join(folder, '.git'))) return;
  const isUnfinished = works.some((name) => existsSync(join(folder, '.git', name)));
  if (!isUnfinished && git(folder, 'ls-files', '--unmerged').length === 0) return;
  throw new Refusal(
    `git has unfinished work in ${folder}/; to end it, see 'Two people, one stock' in scripts/stock/guide.md, or git -C ${shellWord(folder)} status`,
  );
}

/** The files by which git knows its unfinished work. */
const works = ['MERGE_HEAD', 'rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'BISECT_LOG'];
