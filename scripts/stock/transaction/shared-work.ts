import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shellWord } from '../../machine/shell-word.ts';
import { Refusal } from '../refusal.ts';
import { git } from './git.ts';

/**
 * A commit while git waits for a person would end a merge with the marks of its conflict, and with one of two pictures.
 * @throws {Refusal} when the stock is in the middle of something, or has a file in two versions, with what to do
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

/** What git notes of its work, in the order in which it counts: a rebase picks commits. */
const works = [
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
  ['MERGE_HEAD', 'merge'],
  ['BISECT_LOG', 'bisect'],
] as const;

function workIn(folder: string): (typeof works)[number][1] | undefined {
  const marks = works.flatMap(([mark]) => ['--git-path', mark]);
  const paths = git(folder, 'rev-parse', ...marks)
    .toString()
    .split('\n');
  return works.find((_, index) => existsSync(join(folder, paths[index] ?? '')))?.[1];
}

export function isMerging(folder: string): boolean {
  return existsSync(join(folder, '.git')) && workIn(folder) === 'merge';
}

/** The paths of the files that git could not merge. */
export function unmergedFiles(folder: string): string[] {
  const entries = git(folder, 'ls-files', '--unmerged', '-z').toString().split('\0').slice(0, -1);
  return [...new Set(entries.map((entry) => entry.replace(/^.*\t/, '')))];
}

/** How far the branch is behind what was last fetched; undefined if it is not. No network is asked. */
export function changesToPull(folder: string): string | undefined {
  if (!existsSync(join(folder, '.git')) || isMerging(folder)) return undefined;
  const format = '--format=%(if)%(HEAD)%(then)%(upstream:short) %(upstream:track)%(end)';
  const [, from = '', count = ''] =
    /^(\S+) .*behind (\d+)/m.exec(git(folder, 'for-each-ref', format, 'refs/heads').toString()) ?? [];
  if (count === '') return undefined;
  const changes = count === '1' ? 'one change' : `${count} changes`;
  return `${folder}/ lacks ${changes} of ${from}; to get ${count === '1' ? 'it' : 'them'}: git -C ${shellWord(folder)} pull --no-edit`;
}
