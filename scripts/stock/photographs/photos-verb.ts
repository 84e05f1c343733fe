import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../outcome.ts';
import { photosOf } from '../photos.ts';
import { Refusal } from '../refusal.ts';
import { isSample } from '../stock-folder.ts';
import { contactSheet } from './contact-sheet.ts';
import { putPhotographs } from './put-photographs.ts';
import { readPhotograph } from './read-photograph.ts';
import type { Photograph, Refused } from './read-photograph.ts';

const most = 20;

/** `photos 47 a.jpg b.jpg`: these are the pictures of car 47 from now on, the first is the main one. */
export async function photosVerb(folder: string, [id = '', ...files]: readonly string[]): Promise<Outcome> {
  const problem = usageProblem(folder, id, files);
  if (problem) throw new Refusal(problem);
  const read = await readAll(files);
  const refused = read.filter((photograph) => 'problem' in photograph);
  if (refused.length > 0) throw new Refusal(...refused.map(({ from, problem }) => `${from} ${problem}`));
  const photographs = read.filter((photograph) => 'master' in photograph);
  const masters = photographs.map(({ master }) => master);

  const before = photosOf(folder, id).length;
  const sheet = join('out', `photos-${id}.jpg`);
  const sheetBytes = await contactSheet(masters);
  putPhotographs(folder, id, masters);
  mkdirSync('out', { recursive: true });
  writeFileSync(sheet, sheetBytes);

  const pictures = photographs.map(({ from, width, height }, index) => ({
    file: join(folder, 'photos', id, `${index + 1}.webp`),
    from,
    width,
    height,
  }));
  return {
    changed: [
      ...pictures.map(({ file, from, width, height }) => `${file}: ${width} x ${height}, of ${from}`),
      `Car ${id} has ${inWords(masters.length)} now, and had ${before}. They are photographs, so 'Illustration' is gone.`,
    ],
    next: `look at ${sheet}; then npm run build`,
    data: { car: id, pictures, contactSheet: sheet },
  };
}

function usageProblem(folder: string, id: string, { length }: readonly string[]): string | undefined {
  if (isSample(folder)) return "the sample stays as it is; 'npm run stock -- init' makes a stock of your own";
  const file = join(folder, 'cars', `${id}.json`);
  if (!/^\d+$/.test(id) || !existsSync(file)) {
    return `there is no car '${id}' (${file}); write 'photos 47 ~/Photos/*.jpg' with the number of a car of yours`;
  }
  if (length === 0) return `no photograph is named; write 'photos ${id} ~/Photos/*.jpg'`;
  return length > most ? `${length} photographs are too many; choose ${most}` : undefined;
}

/** Two at a time: a photograph of 12 megapixels takes 50 MB while it is cut. */
async function readAll(files: readonly string[]): Promise<(Photograph | Refused)[]> {
  const read: (Photograph | Refused)[] = [];
  for (let index = 0; index < files.length; index += 2) {
    read.push(...(await Promise.all(files.slice(index, index + 2).map(readPhotograph))));
  }
  return read;
}

function inWords(count: number): string {
  return count === 1 ? 'one picture' : `${count} pictures`;
}
