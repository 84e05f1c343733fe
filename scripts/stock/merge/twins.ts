import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { carFile, carPath, photosPath } from '../car-paths.ts';
import { withField } from '../editing/car-file.ts';
import { carInWords } from '../editing/own-cars.ts';
import type { OwnCar } from '../own-car.ts';
import { contentOf, numbersGiven } from '../transaction/repository.ts';
import { picturesIn, textIn, type MergeStep, type Trees } from './trees.ts';

/** Numbers that no car ever had, and that no file has, unless a killed merge wrote it. */
export function freeNumbers(trees: Trees, twins: readonly string[], theirs: string): string[] {
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

/**
 * Separates two new cars with the same number. Mine gets the next number, because only this computer has it. Theirs may have
 * been sold or changed under the old number since.
 */
export function separateTwins(trees: Trees, id: string, next: string): MergeStep {
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
      `Both of you added a car ${id}. Yours is now ${carInWords(JSON.parse(car) as OwnCar)}; pictures: ${mine.length}.`,
    ],
  };
}
