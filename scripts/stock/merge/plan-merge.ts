import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { carFile, carPath, photosPath } from '../car-paths.ts';
import { inDealersWords } from '../check/field-words.ts';
import { readJson } from '../check/json-source.ts';
import { withField } from '../editing/car-file.ts';
import { cellOf } from '../editing/cell.ts';
import { carInWords } from '../editing/own-cars.ts';
import type { OwnCar } from '../own-car.ts';
import { Refusal } from '../refusal.ts';
import { schemaFiles } from '../schemas/schema-files.ts';
import { printable } from '../terminal/printable.ts';
import type { FileChange } from '../transaction/change-stock.ts';
import { commitsMerged, contentOf, numbersGiven, treeOf } from '../transaction/repository.ts';
import type { TreeEntry } from '../transaction/repository.ts';
import { unmergedFiles } from '../transaction/shared-work.ts';
import { mergeFields } from './merge-fields.ts';
import type { Clash } from './merge-fields.ts';
import { mergePictures } from './merge-pictures.ts';

type Side = 'mine' | 'theirs';

type Step = {
  changes: FileChange[];
  /** What was done, in words. */
  lines: string[];
  /** The fields that both changed; the files have their values. */
  clashes?: (Clash & { path: string })[];
};

export type MergePlan = Required<Step> & {
  /** The commits for which it was made. */
  commits: Record<Side, string>;
};

/** The files of both sides, and of the commit from which both come, as git has them. */
type Trees = { folder: string } & Record<Side | 'base', Map<string, TreeEntry>>;

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
  const steps: Step[] = [
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

/** Numbers that no car has had, nor has in a file that was written by hand, unless a killed merge wrote it. */
function freeNumbers(trees: Trees, twins: readonly string[], theirs: string): string[] {
  const numbers: string[] = [];
  let number = twins.length === 0 ? 0 : Math.max(...numbersGiven(trees.folder, theirs));
  for (const path of twins) {
    let isTaken = true;
    while (isTaken) {
      number += 1;
      const file = carFile(trees.folder, String(number));
      isTaken = existsSync(file) && readFileSync(file, 'utf8') !== withId(trees, path, String(number));
    }
    numbers.push(String(number));
  }
  return numbers;
}

function withId(trees: Trees, path: string, id: string): string {
  return withField(textIn(trees, 'mine', path), 'id', id);
}

function numberIn(path: string): string {
  return path.replace(/^\w+\/(\d+).*$/, '$1');
}

/**
 * Two new cars with one number. Mine gets the next one with its pictures: nobody else has it yet, whereas theirs may have been
 * sold or changed under its number in the meantime.
 */
function separateTwins(trees: Trees, id: string, next: string): Step {
  const car = withId(trees, carPath(id), next);
  const [mine, theirs] = [picturesIn(trees, 'mine', id), picturesIn(trees, 'theirs', id)];
  const gone = mine.filter(({ path }) => !theirs.some((picture) => picture.path === path));
  return {
    changes: [
      { path: carPath(next), content: car },
      { path: carPath(id), content: textIn(trees, 'theirs', carPath(id)) },
      ...gone.map(({ path }) => ({ path, content: undefined })),
      ...theirs.map((entry) => ({ path: entry.path, content: contentOf(trees.folder, entry) })),
      ...mine.map((entry) => ({
        path: `${photosPath(next)}/${basename(entry.path)}`,
        content: contentOf(trees.folder, entry),
      })),
    ],
    lines: [
      `Both of you added a car ${id}. Yours is now ${carInWords(JSON.parse(car) as OwnCar)}, with its pictures.`,
    ],
  };
}

/** A file that one of you deleted and the other changed stays. */
function mergeText(trees: Trees, path: string): Step {
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

function joinPictures(trees: Trees, id: string): Step {
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

/** A car's pictures on one side, the main one first. */
function picturesIn(trees: Trees, side: Side | 'base', id: string): TreeEntry[] {
  const number = ({ path }: TreeEntry) => Number.parseInt(basename(path));
  return [...trees[side].values()]
    .filter(({ path }) => path.startsWith(`${photosPath(id)}/`))
    .sort((one, other) => number(one) - number(other));
}

/**
 * '{}' where that side has no such file.
 * @throws {Refusal} when it is not valid JSON
 */
function textIn(trees: Trees, side: Side | 'base', path: string): string {
  const entry = trees[side].get(path);
  const content = entry ? contentOf(trees.folder, entry) : Buffer.from('{}');
  const [problem] = readJson(path, content).problems;
  if (problem) throw new Refusal(`${path} as ${side}: ${problem.what}; before that, give up the merge`);
  return content.toString();
}
