import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sample from '../../../shared/sample/dealer.json' with { type: 'json' };
import { withLock } from '../../machine/lock.ts';
import { shellWord } from '../../machine/shell-word.ts';
import { namesIn } from '../photos.ts';
import { Refusal } from '../refusal.ts';
import { writeSchemas } from '../schemas/schema-files.ts';
import { sampleFolder } from '../stock-folder.ts';
import type { Outcome } from '../terminal/outcome.ts';
import { commitAll, prepareRepository } from '../transaction/repository.ts';

const guide = 'scripts/stock/guide.md';

/** `init`: creates a stock, with the sample's cars to try things out or without cars. */
export async function initVerb(folder: string, { empty = false }: { empty?: boolean }): Promise<Outcome> {
  return withLock('.cache/init.lock', 'init', () => createStock(folder, empty));
}

function createStock(folder: string, empty: boolean): Outcome {
  // A link may lead to another disk, and a rename cannot cross file systems.
  const place = existsSync(folder) ? realpathSync(folder) : folder;
  removeUnfinished(place);
  if (existsSync(place) && readdirSync(place).length > 0) {
    throw new Refusal(
      `${folder}/ already exists; move it away first, or use another folder: STOCK=path npm run stock -- init`,
    );
  }
  // removeUnfinished knows it by this name.
  const next = `${place}.${randomUUID()}`;
  try {
    fill(next, empty);
    // Replaces an empty folder, and fails if it is no longer empty.
    renameSync(next, place);
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    if ((error as NodeJS.ErrnoException).code !== 'EBUSY') throw error;
    throw new Refusal(`${folder}/ is a disk; use a folder on it: STOCK=${shellWord(join(folder, 'stock'))}`);
  }
  const cars = namesIn(join(folder, 'cars')).length;
  return {
    changed: [
      `${folder}/: ${empty ? 'no cars yet' : `the sample's ${cars} cars and their pictures`}, dealer.json, a guide (README.md)`,
      `Replace these sample values in ${folder}/dealer.json: ${replaced.join(', ')}.`,
    ],
    next: `write your own into ${folder}/dealer.json; then npm run stock -- ${empty ? 'add' : 'check'}`,
  };
}

const uuid = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/;

/** What an `init` left that was killed. */
function removeUnfinished(folder: string): void {
  const [parent, start] = [dirname(folder), `${basename(folder)}.`];
  const names = existsSync(parent) ? readdirSync(parent) : [];
  for (const name of names)
    if (name.startsWith(start) && uuid.test(name.slice(start.length)))
      rmSync(join(parent, name), { recursive: true });
}

function fill(folder: string, isEmpty: boolean): void {
  for (const name of ['cars', 'photos']) {
    if (isEmpty) mkdirSync(join(folder, name), { recursive: true });
    else cpSync(join(sampleFolder, name), join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, 'dealer.json'), `${JSON.stringify(newDealer(), null, 2)}\n`);
  writeSchemas(folder);
  cpSync(guide, join(folder, 'README.md'));
  prepareRepository(folder);
  commitAll(folder);
}

const replaced = ['brand', 'origin', 'phone', 'email', 'address', 'geo', 'hours'] as const;

/** The dealer.json of a new stock: the sample's facts as examples, one set of hours, and none of its claims. */
export function newDealer() {
  const facts = Object.fromEntries(replaced.map((name) => [name, sample[name]]));
  const hours = { shown: sample.hours.shown };
  return { $schema: sample.$schema, ...facts, hours, social: {}, season: 'never', quirks: 'fix', texts: {} };
}
