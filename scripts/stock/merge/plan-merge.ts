import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { carPath, photosPath } from '../car-paths.ts';
import { inDealersWords } from '../check/field-words.ts';
import { cellOf } from '../editing/cell.ts';
import { Refusal } from '../refusal.ts';
import { schemaFiles } from '../schemas/schema-files.ts';
import { printable } from '../terminal/printable.ts';
import { commitsMerged, contentOf, treeOf } from '../transaction/repository.ts';
import { unmergedFiles } from '../transaction/shared-work.ts';
import { mergeFields } from './merge-fields.ts';
import { mergePictures } from './merge-pictures.ts';
import { picturesIn, textIn, type MergeStep, type Side, type Trees } from './trees.ts';
import { freeNumbers, separateTwins } from './twins.ts';

export type MergePlan = Required<MergeStep> & {
  /** The commits for which it was made. */
  commits: Record<Side, string>;
};

/**
 * What ends a merge in which git has met conflicts, as the commits tell it.
 * @throws {Refusal} for files that only a person can merge
 */
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

/** 'cars/47.json, price: 450000 is yours, 470000 is theirs' */
export function clashInWords({ path, field, ...values }: MergePlan['clashes'][number]): string {
  const value = (side: Side) => printable(cellOf(values[side])) || 'nothing';
  return `${path}, ${inDealersWords(field)}: ${value('mine')} is yours, ${value('theirs')} is theirs`;
}

function numberIn(path: string): string {
  return path.replace(/^\w+\/(\d+).*$/, '$1');
}

/** A file that one of you deleted and the other changed stays. */
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
  // Corrected by hand.
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

function joinPictures(trees: Trees, id: string): MergeStep {
  const [mine, theirs] = [picturesIn(trees, 'mine', id), picturesIn(trees, 'theirs', id)];
  const pictures = mergePictures({ base: picturesIn(trees, 'base', id), mine, theirs });
  const changes = pictures.map((entry, index) => ({
    path: `${photosPath(id)}/${index + 1}${extname(entry.path)}`,
    content: contentOf(trees.folder, entry),
  }));
  const gone = [...mine, ...theirs].filter(({ path }) => !changes.some((change) => change.path === path));
  return {
    changes: [...gone.map(({ path }) => ({ path, content: undefined })), ...changes],
    lines: [`Car ${id} has the pictures of both of you: ${pictures.length}.`],
  };
}
