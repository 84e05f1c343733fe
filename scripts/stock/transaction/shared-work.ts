import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { shellWord } from '../shell-word.ts';
import { git } from './git.ts';

/**
 * A commit in the middle of a merge would record its conflict markers, and one of two pictures.
 * @throws {Refusal} when git waits for the dealer to finish a merge or the like, with how to do so
 */
export function refuseMidway(folder: string): void {
  if (!existsSync(join(folder, '.git'))) return;
  const inGit = `git -C ${shellWord(folder)}`;
  if (isMerging(folder)) {
    throw new Refusal(
      `${folder}/ is in the middle of a merge; to end it: npm run stock -- merge; to give it up: ${inGit} merge --abort`,
    );
  }
  const isUnfinished = works.some((name) => existsSync(join(folder, '.git', name)));
  if (isUnfinished || unmergedFiles(folder).length > 0) {
    throw new Refusal(`git has unfinished work in ${folder}/; for how to end it: ${inGit} status`);
  }
}

/** The files by which git knows its unfinished work, besides merges. */
const works = ['rebase-merge', 'rebase-apply', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'BISECT_LOG'];

export function isMerging(folder: string): boolean {
  return existsSync(join(folder, '.git/MERGE_HEAD'));
}

export function unmergedFiles(folder: string): string[] {
  const entries = git(folder, 'ls-files', '--unmerged', '-z').toString().split('\0').slice(0, -1);
  return [...new Set(entries.map((entry) => entry.replace(/^.*\t/, '')))];
}
