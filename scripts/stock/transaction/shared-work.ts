import { existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { shellWord } from '../../machine/shell-word.ts';
import { namesIn } from '../photos.ts';
import { Refusal } from '../refusal.ts';
import { git } from './git.ts';

/**
 * A commit while git waits for a person would end a merge with the marks of its conflict, and with one of two pictures.
 * @throws {Refusal} when the stock is in the middle of something, or has a file in two versions, with what to do
 */
export function refuseMidway(folder: string): void {
  if (!existsSync(join(folder, '.git'))) return;
  const work = workIn(folder);
  const conflicts = conflictsIn(folder);
  if (!work && conflicts.length === 0) return;
  const pictures = conflicts.filter((path) => path.startsWith('photos/'));
  const texts = conflicts.filter((path) => !pictures.includes(path));
  const inGit = `git -C ${shellWord(folder)}`;
  const steps = [`${inGit} add --all`, ...(work?.end ? [`${inGit} ${work.end}`] : [])].join(' && ');
  const edit = texts.length > 0 ? `correct ${texts.join(', ')}, then: ` : '';
  throw new Refusal(
    work
      ? `${folder}/ is in the middle of a ${work.name}; ${work.end ? `to finish it: ${edit}${steps}; ` : ''}to give it up: ${inGit} ${work.name} ${work.stop}`
      : `${folder}/ has two versions of ${conflicts.join(', ')}; ${edit || 'then: '}${steps}`,
    ...pictures.map((path, index) => {
      const other = join(folder, dirname(path), `${nextNumber(folder, pictures, index)}${extname(path)}`);
      return `both of you have ${path}, and one is there; before that, to add the other: ${inGit} show ${shellWord(`:3:${path}`)} > ${shellWord(other)}`;
    }),
  );
}

/** What git notes of its work, in the order in which it counts: a rebase picks commits. */
const works = [
  { mark: 'rebase-merge', name: 'rebase', end: 'rebase --continue', stop: '--abort' },
  { mark: 'rebase-apply', name: 'rebase', end: 'rebase --continue', stop: '--abort' },
  { mark: 'CHERRY_PICK_HEAD', name: 'cherry-pick', end: 'cherry-pick --continue', stop: '--abort' },
  { mark: 'REVERT_HEAD', name: 'revert', end: 'revert --continue', stop: '--abort' },
  { mark: 'MERGE_HEAD', name: 'merge', end: 'commit --no-edit', stop: '--abort' },
  { mark: 'BISECT_LOG', name: 'bisect', end: '', stop: 'reset' },
] as const;

function workIn(folder: string) {
  const marks = works.flatMap(({ mark }) => ['--git-path', mark]);
  const paths = git(folder, 'rev-parse', ...marks)
    .toString()
    .split('\n');
  return works.find((_, index) => existsSync(join(folder, paths[index] ?? '')));
}

/** The paths of the files that git could not merge. */
function conflictsIn(folder: string): string[] {
  const entries = git(folder, 'ls-files', '--unmerged', '-z').toString().split('\0').slice(0, -1);
  return [...new Set(entries.map((entry) => entry.replace(/^.*\t/, '')))];
}

/** For the other version of a picture: after all that the car has, and after the ones before it. */
function nextNumber(folder: string, pictures: readonly string[], index: number): number {
  const photos = dirname(pictures[index] ?? '');
  const before = pictures.slice(0, index).filter((path) => dirname(path) === photos);
  return namesIn(join(folder, photos)).length + before.length + 1;
}

/** How far the branch is behind what was last fetched; undefined if it is not. No network is asked. */
export function changesToPull(folder: string): string | undefined {
  if (!existsSync(join(folder, '.git'))) return undefined;
  const format = '--format=%(if)%(HEAD)%(then)%(upstream:short) %(upstream:track)%(end)';
  const [, from = '', count = ''] =
    /^(\S+) .*behind (\d+)/m.exec(git(folder, 'for-each-ref', format, 'refs/heads').toString()) ?? [];
  if (count === '') return undefined;
  const changes = count === '1' ? 'one change' : `${count} changes`;
  return `${folder}/ lacks ${changes} of ${from}; to get ${count === '1' ? 'it' : 'them'}: git -C ${shellWord(folder)} pull`;
}
