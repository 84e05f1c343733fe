import { basename } from 'node:path';
import { photosPath } from '../car-paths.ts';
import { readJson } from '../check/json-source.ts';
import { Refusal } from '../refusal.ts';
import type { FileChange } from '../transaction/change-stock.ts';
import { contentOf, type TreeEntry } from '../transaction/repository.ts';
import type { Clash } from './merge-fields.ts';

export type Side = 'mine' | 'theirs';

export type Trees = { folder: string } & Record<Side | 'base', Map<string, TreeEntry>>;

export type MergeStep = {
  changes: FileChange[];
  lines: string[];
  /** The fields that both changed. The changed files have the partner's values. */
  clashes?: (Clash & { path: string })[];
};

export function picturesIn(trees: Trees, side: Side | 'base', id: string): TreeEntry[] {
  const number = ({ path }: TreeEntry) => Number.parseInt(basename(path));
  return [...trees[side].values()]
    .filter(({ path }) => path.startsWith(`${photosPath(id)}/`))
    .sort((one, other) => number(one) - number(other));
}

/**
 * '{}' if that side has no such file.
 * @throws {Refusal} when it is not valid JSON
 */
export function textIn(trees: Trees, side: Side | 'base', path: string): string {
  const entry = trees[side].get(path);
  const content = entry ? contentOf(trees.folder, entry) : Buffer.from('{}');
  const [problem] = readJson(path, content).problems;
  if (problem) throw new Refusal(`${path} as ${side}: ${problem.what}; before that, give up the merge`);
  return content.toString();
}
