import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { carPath, photosPath } from '../car-paths.ts';
import { inDealersWords } from '../check/field-words.ts';
import { cellOf } from '../editing/cell.ts';
import { Refusal } from '../refusal.ts';
import { schemaFiles } from '../schema-files.ts';
import { commitsMerged, contentOf, treeOf } from '../transaction/repository.ts';
import { unmergedFiles } from '../transaction/shared-work.ts';
import { mergeFields } from './merge-fields.ts';
import { picturesIn, textIn, type MergeStep, type Side, type Trees } from './trees.ts';
import { freeNumbers, separateTwins } from './twins.ts';

export type MergePlan = Required<MergeStep> & {
  commits: Record<Side, string>;
};

/** @throws {Refusal} for files that only a person can merge */
export function planMerge(folder: string): MergePlan {
  const { base, mine, theirs } = commitsMerged(folder);
  const trees: Trees = {
    folder,
    base: treeOf(folder, base),
    mine: treeOf(folder, mine),
    theirs: treeOf(folder, theirs),
  };
  const unmerged = unmergedFiles(folder);
  const cars = unmerged.filter((path) => /^cars\/\d+\.json$/.test(path));
  const twins = cars.filter(
    (path) => !trees.base.has(path) && trees.mine.has(path) && trees.theirs.has(path),
  );
  const texts = [...cars.filter((path) => !twins.includes(path)), 'dealer.json'].filter((path) =>
    unmerged.includes(path),
  );
  const schemas = unmerged.filter((path) => path in schemaFiles());
  const pictures = unmerged.filter((path) => path.startsWith('photos/'));
  const others = unmerged.filter((path) => ![twins, texts, schemas, pictures].flat().includes(path));
  if (others.length > 0) {
    throw new Refusal(...others.map((path) => `${path}: correct it by hand, then: git add ${path}`));
  }
  const numbers = freeNumbers(trees, twins, theirs);
  const steps: MergeStep[] = [
    ...twins.map((path, index) => separateTwins(trees, numberIn(path), numbers[index] ?? '')),
    ...texts.map((path) => mergeText(trees, path)),
    ...[...new Set(pictures.map(numberIn))]
      .filter((id) => !twins.includes(carPath(id)))
      .map((id) => joinPictures(trees, id)),
    { changes: schemas.map((path) => ({ path, content: schemaFiles()[path] })), lines: [] },
  ];
  return {
    commits: { mine, theirs },
    changes: steps.flatMap(({ changes }) => changes),
    lines: steps.flatMap(({ lines }) => lines),
    clashes: steps.flatMap(({ clashes = [] }) => clashes),
  };
}

export function clashInWords({ path, field, ...values }: MergePlan['clashes'][number]): string {
  // A partner's value must not move the terminal's cursor.
  const value = (side: Side) => cellOf(values[side]).replaceAll(/\p{Cc}/gu, '?') || 'nothing';
  return `${path}, ${inDealersWords(field)}: ${value('mine')} is yours, ${value('theirs')} is theirs`;
}

function numberIn(path: string): string {
  return path.replace(/^\w+\/(\d+).*$/, '$1');
}

/** Keeps a file that one of you deleted and the other changed. */
function mergeText(trees: Trees, path: string): MergeStep {
  const { folder, mine, theirs } = trees;
  if (!mine.has(path) || !theirs.has(path)) {
    const content = textIn(trees, mine.has(path) ? 'mine' : 'theirs', path);
    return {
      changes: [{ path, content }],
      lines: [`${path} stays: one of you changed it, the other deleted it.`],
    };
  }
  const written = existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '<<<<<<<';
  // The file was corrected by hand.
  if (!/^<{7}/m.test(written)) return { changes: [{ path, content: written }], lines: [] };
  const { text, clashes } = mergeFields(
    textIn(trees, 'base', path),
    textIn(trees, 'mine', path),
    textIn(trees, 'theirs', path),
  );
  return {
    changes: [{ path, content: text }],
    lines: [],
    clashes: clashes.map((clash) => ({ ...clash, path })),
  };
}

/** Keeps their pictures without those that I removed, then those that I added. Equal pictures have one id. */
function joinPictures(trees: Trees, id: string): MergeStep {
  const [mine, theirs] = [picturesIn(trees, 'mine', id), picturesIn(trees, 'theirs', id)];
  const idsIn = (side: Side | 'base') => new Set(picturesIn(trees, side, id).map((picture) => picture.id));
  const [inBase, inMine, inTheirs] = [idsIn('base'), idsIn('mine'), idsIn('theirs')];
  const pictures = [
    ...theirs.filter((picture) => inMine.has(picture.id) || !inBase.has(picture.id)),
    ...mine.filter((picture) => !inBase.has(picture.id) && !inTheirs.has(picture.id)),
  ];
  const changes = pictures.map((entry, index) => ({
    path: `${photosPath(id)}/${index + 1}${extname(entry.path)}`,
    content: contentOf(trees.folder, entry),
  }));
  const gone = [...mine, ...theirs].filter(({ path }) => !changes.some((change) => change.path === path));
  return {
    changes: [...gone.map(({ path }) => ({ path, content: undefined })), ...changes],
    lines: [`Car ${id}, pictures: ${pictures.length} after the merge. Check them in ${photosPath(id)}.`],
  };
}
