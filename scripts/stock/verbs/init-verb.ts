import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sample from '../../../shared/sample/dealer.json' with { type: 'json' };
import { withLock } from '../../machine/lock.ts';
import { namesIn } from '../photos.ts';
import type { Outcome } from '../outcome.ts';
import { Refusal } from '../refusal.ts';
import { writeSchemas } from '../schemas/schema-files.ts';
import { sampleFolder } from '../stock-folder.ts';
import { commitAll } from '../transaction/repository.ts';

const guide = 'scripts/stock/guide.md';

/** `init`: creates a stock, with the sample's cars to try things out or without cars. */
export async function initVerb(folder: string, { empty = false }: { empty?: boolean }): Promise<Outcome> {
  return withLock('.cache/init.lock', 'init', () => createStock(folder, empty));
}

function createStock(folder: string, empty: boolean): Outcome {
  // Within the stock's folder, which may be a disk of its own: a rename cannot cross file systems.
  const work = join(folder, '.stock');
  const [filling, filled] = [join(work, 'filling'), join(work, 'filled')];
  // Present only if an earlier `init` was killed while it moved its files into place.
  if (!existsSync(filled)) {
    const isThere = existsSync(folder);
    if (isThere && readdirSync(folder).some((name) => name !== '.stock')) {
      throw new Refusal(
        `${folder}/ already exists; move it away first, or use another folder: STOCK=path npm run stock -- init`,
      );
    }
    try {
      rmSync(filling, { recursive: true, force: true });
      fill(filling, empty);
    } catch (error) {
      rmSync(isThere ? work : folder, { recursive: true });
      throw error;
    }
    renameSync(filling, filled);
  }
  for (const name of readdirSync(filled)) renameSync(join(filled, name), join(folder, name));
  rmSync(work, { recursive: true });
  const cars = namesIn(join(folder, 'cars')).length;
  return {
    changed: [
      `${folder}/: ${empty ? 'no cars yet' : `the sample's ${cars} cars and their pictures`}, dealer.json, a guide (README.md)`,
      `Replace these sample values in ${folder}/dealer.json: ${replaced.join(', ')}.`,
    ],
    next: `write your own into ${folder}/dealer.json; then npm run stock -- ${empty ? 'add' : 'check'}`,
  };
}

function fill(folder: string, isEmpty: boolean): void {
  for (const name of ['cars', 'photos']) {
    if (isEmpty) mkdirSync(join(folder, name), { recursive: true });
    else cpSync(join(sampleFolder, name), join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, 'dealer.json'), `${JSON.stringify(newDealer(), null, 2)}\n`);
  writeSchemas(folder);
  cpSync(guide, join(folder, 'README.md'));
  commitAll(folder);
}

const replaced = ['brand', 'origin', 'phone', 'email', 'address', 'geo', 'hours'] as const;

/** The dealer.json of a new stock: the sample's facts as examples, one set of hours, and none of its claims. */
export function newDealer() {
  const facts = Object.fromEntries(replaced.map((name) => [name, sample[name]]));
  const hours = { shown: sample.hours.shown };
  return { $schema: sample.$schema, ...facts, hours, social: {}, season: 'never', quirks: 'fix', texts: {} };
}
