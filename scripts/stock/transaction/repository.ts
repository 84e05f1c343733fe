import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { inMb, maxBytesOf } from '../stock-paths.ts';
import { git } from './git.ts';

/** Settings for the dealer's own `git pull`. */
const pullSettings = [
  // A rebase could replay a command on another car of the same number.
  ['pull.rebase', 'false'],
  // Otherwise, git takes a new car that resembles a deleted one for a rename. Before version 2.50, its default strategy
  // ignores this setting.
  ['merge.renames', 'false'],
  ['pull.twohead', 'recursive'],
] as const;

const signature = 'Changed-by: npm run stock';

/** A command as its commit records it. The id survives a rebase, which changes the commit's hash. */
export type Command = {
  /** As the dealer typed it: 'set 47 price=425000'. */
  line: string;
  id: string;
  undoes?: string | undefined;
};

export function prepareRepository(folder: string): void {
  if (!existsSync(join(folder, '.git'))) git(folder, 'init', '--quiet');
  // The last setting is written last, so the others exist too.
  if (git(folder, 'config', '--local', '--default', '', '--get', 'pull.twohead').length > 1) return;
  for (const setting of pullSettings) git(folder, 'config', ...setting);
}

export function commitAll(folder: string, command?: Command): void {
  git(folder, 'add', '--all');
  // Undo needs these folders even if the dealer's .gitignore excludes them.
  const own = ['cars', 'photos'].filter((name) => existsSync(join(folder, name)));
  if (own.length > 0) git(folder, 'add', '--all', '--force', '--', ...own);
  if (git(folder, 'diff', '--cached', '--name-only').length === 0) return;
  const message = command ? messageOf(command) : 'Edited by hand';
  git(folder, 'commit', '--quiet', '--author', `${person(folder)} <stock@localhost>`, '--message', message);
}

function messageOf({ line, id, undoes }: Command): string {
  const trailers = [signature, `Change-Id: ${id}`, ...(undoes ? [`Undoes: ${undoes}`] : [])];
  return `${line.replace(/\s+/g, ' ')}\n\n${trailers.join('\n')}`;
}

/** The name in git's settings, or the computer's name, which tells two people apart in the history. */
function person(folder: string): string {
  return git(folder, 'config', '--default', hostname(), '--get', 'user.name').toString().trim();
}

/** The commands of this computer that have not been undone, the latest first. */
export function commandsInEffect(folder: string): (Required<Command> & { commit: string })[] {
  const own = commitsMadeHere(folder);
  const trailers = ['Change-Id', 'Undoes'].map((key) => `%(trailers:key=${key},valueonly,separator=)`);
  const format = `--format=${['%H', ...trailers, '%s'].join('%x00')}`;
  const log = git(folder, 'log', '--topo-order', `--grep=^${signature}$`, format).toString();
  const commands = log
    .split('\n')
    .map((row) => {
      const [commit = '', id = '', undoes = '', line = ''] = row.split('\0');
      return { commit, id: id || commit, undoes, line };
    })
    // A partner's commit may claim to undo one of them.
    .filter(({ commit }) => own.has(commit));
  const undone = new Set(commands.map(({ undoes }) => undoes));
  return commands.filter(({ id, undoes }) => undoes === '' && !undone.has(id));
}

export function hasCommand(folder: string, id: string): boolean {
  return git(folder, 'log', '--max-count=1', '--format=%H', `--grep=^Change-Id: ${id}$`).length > 0;
}

/** Includes rebased commits. All others came with a clone or a pull. */
function commitsMadeHere(folder: string): Set<string> {
  const moves = git(folder, 'log', '--walk-reflogs', '--format=%H %gs', 'HEAD').toString();
  const made = /^(\w+) (?:commit|cherry-pick)\b|^(\w+) .*(?:\(pick\)|\(continue\))/gm;
  return new Set([...moves.matchAll(made)].map(([, one, other]) => one ?? other ?? ''));
}

/** Every number that a car ever had, here or in fetched commits. No new car may get one of them. */
export function numbersGiven(folder: string): number[] {
  if (!existsSync(join(folder, '.git'))) return [];
  const added = ['--diff-filter=A', '-m', '--format=', '--name-only', '--', 'cars'];
  const names = git(folder, 'log', '--all', ...added).toString();
  return [...names.matchAll(/^cars\/(\d+)\.json$/gm)].map(([, id]) => Number(id));
}

/**
 * 'odd' or 'even' for one of two people who share a stock, otherwise ''.
 * @throws {Refusal} for another value
 */
export function ownNumbers(folder: string): string {
  if (!existsSync(join(folder, '.git'))) return '';
  const kind = git(folder, 'config', '--default', '', '--get', 'stock.numbers').toString().trim();
  if (['', 'odd', 'even'].includes(kind)) return kind;
  throw new Refusal(`stock.numbers is '${kind}'; write: git config stock.numbers odd, or even`);
}

export function filesBetween(folder: string, one: string, other: string): string[] {
  const names = git(folder, 'diff', '--name-only', '--no-renames', '-z', one, other);
  return names.toString().split('\0').slice(0, -1);
}

/** @throws {Refusal} when the file is a link, a folder or too large in that commit */
export function contentIn(folder: string, commit: string, path: string): Buffer | undefined {
  // '100644 blob 1a2b3c      42\tcars/47.json'
  const entry = git(folder, 'ls-tree', '--long', commit, '--', path).toString();
  if (entry === '') return undefined;
  const [mode = '', , id = '', size = ''] = entry.split(/\s+/);
  const remedy = 'in a commit; edit it by hand';
  if (!mode.startsWith('100')) throw new Refusal(`${path} is a link or a folder ${remedy}`);
  if (Number(size) > (maxBytesOf(path) ?? 0))
    throw new Refusal(`${path} has ${inMb(Number(size))} ${remedy}`);
  return git(folder, 'cat-file', 'blob', id);
}
