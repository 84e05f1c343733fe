import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';

/** Puts the pictures of a car in the place of those before, and notes that they are photographs. */
export function putPhotographs(folder: string, id: string, masters: readonly Buffer[]): void {
  // Ctrl-C has to wait until the stock is whole again.
  process.on('SIGINT', ignore);
  try {
    replacePictures(join(folder, 'photos'), id, masters);
    notePhotographs(join(folder, 'cars'), id);
  } finally {
    process.off('SIGINT', ignore);
  }
}

function ignore(): void {
  return undefined;
}

/** The new ones are written beside the old ones, under a name that nothing else in the stock sees. */
function replacePictures(photos: string, id: string, masters: readonly Buffer[]): void {
  const [now, next, old] = [join(photos, id), join(photos, `.${id}.next`), join(photos, `.${id}.old`)];
  for (const left of [next, old]) rmSync(left, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  for (const [index, master] of masters.entries()) writeFileSync(join(next, `${index + 1}.webp`), master);
  if (existsSync(now)) renameSync(now, old);
  renameSync(next, now);
  rmSync(old, { recursive: true, force: true });
}

/** Only this line of the car's file changes, however the dealer has laid it out. */
function notePhotographs(cars: string, id: string): void {
  const [file, next] = [join(cars, `${id}.json`), join(cars, `.${id}.json.next`)];
  const text = readFileSync(file, 'utf8');
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  writeFileSync(next, applyEdits(text, modify(text, ['photographs'], true, { formattingOptions })));
  renameSync(next, file);
}
