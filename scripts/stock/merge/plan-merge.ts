import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { carFile, carPath, photosPath } from '../car-paths.ts';
import { inDealersWords } from '../check/field-words.ts';
import { readJson } from '../check/json-source.ts';
import { withField } from '../editing/car-file.ts';
import { cellOf } from '../editing/cell.ts';
import { carInWords } from '../editing/own-cars.ts';
import type { OwnCar } from '../own-car.ts';
import { printable } from '../terminal/printable.ts';
import { Refusal } from '../refusal.ts';
import { schemaFiles } from '../schemas/schema-files.ts';
import type { FileChange } from '../transaction/change-stock.ts';
import { contentIn, filesIn, mergeBase, numbersGiven } from '../transaction/repository.ts';
import { unmergedFiles } from '../transaction/shared-work.ts';
import { mergeFields } from './merge-fields.ts';
import { mergePictures } from './merge-pictures.ts';

export type Side = 'mine' | 'theirs';

/** `lines` say what is done; `clashes` are the fields that both changed, in words. */
type Step = { changes: FileChange[]; lines: string[]; clashes?: string[] };
export type MergePlan = Required<Step>;

const commits: Record<Side, string> = { mine: 'HEAD', theirs: 'MERGE_HEAD' };

/**
 * What ends a merge in which git has met conflicts, as the commits tell it; `keep` answers a clash.
 * @throws {Refusal} for files that only a person can merge
 */
export function planMerge(folder: string, keep: (clash: string) => Side): MergePlan {
  const base = mergeBase(folder, commits.mine, commits.theirs);
  const unmerged = unmergedFiles(folder);
  const isIn = (commit: string, path: string) => contentIn(folder, commit, path) !== undefined;
  const cars = unmerged.filter((path) => /^cars\/\d+\.json$/.test(path));
  const twins = cars.filter(
    (path) => !isIn(base, path) && isIn(commits.mine, path) && isIn(commits.theirs, path),
  );
  const texts = unmerged.filter(
    (path) => path === 'dealer.json' || (cars.includes(path) && !twins.includes(path)),
  );
  const schemas = unmerged.filter((path) => path in schemaFiles());
  const pictures = unmerged.filter((path) => path.startsWith('photos/'));
  const others = unmerged.filter((path) => ![twins, texts, schemas, pictures].flat().includes(path));
  if (others.length > 0) {
    throw new Refusal(...others.map((path) => `${path}: correct it by hand, then: git add ${path}`));
  }
  let number = Math.max(0, ...numbersGiven(folder, commits.theirs));
  const steps: Step[] = [
    ...twins.map((path) => {
      number = freeNumber(folder, textIn(folder, commits.mine, path), number);
      return separateTwins(folder, numberIn(path), String(number));
    }),
    ...texts.map((path) => mergeText(folder, base, path, keep)),
    ...[...new Set(pictures.map(numberIn))]
      .filter((id) => !twins.includes(carPath(id)))
      .map((id) => joinPictures(folder, base, id)),
    { changes: schemas.map((path) => ({ path, content: schemaFiles()[path] })), lines: [] },
  ];
  return {
    changes: steps.flatMap(({ changes }) => changes),
    lines: steps.flatMap(({ lines }) => lines),
    clashes: steps.flatMap(({ clashes = [] }) => clashes),
  };
}

/** The next number that no car has, nor a file that was written by hand; `text` is there if an earlier merge was killed. */
function freeNumber(folder: string, text: string, last: number): number {
  const next = last + 1;
  const file = carFile(folder, String(next));
  const isFree = !existsSync(file) || readFileSync(file, 'utf8') === withField(text, 'id', String(next));
  return isFree ? next : freeNumber(folder, text, next);
}

function numberIn(path: string): string {
  return path.replace(/^\w+\/(\d+).*$/, '$1');
}

/**
 * Two new cars with one number. Mine gets the next one with its pictures: nobody else has it yet, whereas theirs may have been
 * sold or changed under its number in the meantime.
 */
function separateTwins(folder: string, id: string, next: string): Step {
  const car = withField(textIn(folder, commits.mine, carPath(id)), 'id', next);
  const [mine, theirs] = [picturesIn(folder, commits.mine, id), picturesIn(folder, commits.theirs, id)];
  const gone = mine.filter(({ path }) => !theirs.some((picture) => picture.path === path));
  return {
    changes: [
      { path: carPath(next), content: car },
      { path: carPath(id), content: contentIn(folder, commits.theirs, carPath(id)) },
      ...gone.map(({ path }) => ({ path, content: undefined })),
      ...theirs.map(({ path, content }) => ({ path, content })),
      ...mine.map(({ path, content }) => ({ path: `${photosPath(next)}/${basename(path)}`, content })),
    ],
    lines: [
      `Both of you added a car ${id}. Yours is now ${carInWords(JSON.parse(car) as OwnCar)}, with its pictures.`,
    ],
  };
}

/** A file that one of you deleted and the other changed stays. */
function mergeText(folder: string, base: string, path: string, keep: (clash: string) => Side): Step {
  const isIn = (side: Side) => contentIn(folder, commits[side], path) !== undefined;
  if (!isIn('mine') || !isIn('theirs')) {
    const lines = [`${path} stays: one of you changed it, the other deleted it.`];
    return {
      changes: [{ path, content: contentIn(folder, commits[isIn('mine') ? 'mine' : 'theirs'], path) }],
      lines,
    };
  }
  const written = existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '<<<<<<<';
  // Corrected by hand.
  if (!/^<{7}/m.test(written)) return { changes: [{ path, content: written }], lines: [] };
  const [mine, theirs] = [textIn(folder, commits.mine, path), textIn(folder, commits.theirs, path)];
  const merged = mergeFields(textIn(folder, base, path), mine, theirs);
  const clashes = merged.clashes.map((clash) => {
    const value = (side: Side) => printable(cellOf(clash[side])) || 'nothing';
    const what = `${path}, ${inDealersWords(clash.field)}`;
    return { ...clash, words: `${what}: ${value('mine')} is yours, ${value('theirs')} is theirs` };
  });
  const content = clashes
    .filter(({ words }) => keep(words) === 'mine')
    .reduce((text, clash) => withField(text, clash.field, clash.mine), merged.text);
  return { changes: [{ path, content }], lines: [], clashes: clashes.map(({ words }) => words) };
}

function joinPictures(folder: string, base: string, id: string): Step {
  const [mine, theirs] = [picturesIn(folder, commits.mine, id), picturesIn(folder, commits.theirs, id)];
  const pictures = mergePictures({ base: picturesIn(folder, base, id), mine, theirs });
  const changes = pictures.map(({ path, content }, index) => ({
    path: `${photosPath(id)}/${index + 1}${extname(path)}`,
    content,
  }));
  const gone = [...mine, ...theirs].filter(({ path }) => !changes.some((change) => change.path === path));
  return {
    changes: [...gone.map(({ path }) => ({ path, content: undefined })), ...changes],
    lines: [`Car ${id} has the pictures of both of you: ${pictures.length}.`],
  };
}

/** A car's pictures in a commit, the main one first. */
function picturesIn(folder: string, commit: string, id: string) {
  const number = ({ path }: { path: string }) => Number.parseInt(basename(path));
  return filesIn(folder, commit, photosPath(id))
    .toSorted((one, other) => number(one) - number(other))
    .map((picture) => ({ ...picture, content: contentIn(folder, commit, picture.path) }));
}

/**
 * '{}' where the commit has no such file.
 * @throws {Refusal} when it is not valid JSON
 */
function textIn(folder: string, commit: string, path: string): string {
  const content = contentIn(folder, commit, path) ?? Buffer.from('{}');
  const [problem] = readJson(path, content).problems;
  if (problem) throw new Refusal(`${path} in ${commit}: ${problem.what}; before that, give up the merge`);
  return content.toString();
}
