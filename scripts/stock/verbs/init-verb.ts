import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sample from '../../../shared/sample/dealer.json' with { type: 'json' };
import type { Outcome } from '../outcome.ts';
import { namesIn } from '../photos.ts';
import { Refusal } from '../refusal.ts';
import { writeSchemas } from '../schema-files.ts';
import { sampleFolder } from '../stock-folder.ts';
import { commitAll, prepareRepository } from '../transaction/repository.ts';

const guide = 'scripts/stock/guide.md';

export function initVerb(folder: string, { empty = false }: { empty?: boolean }): Outcome {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Refusal(
      `${folder}/ already exists; move it away first, or use another folder: STOCK=path npm run stock -- init`,
    );
  }
  mkdirSync(folder, { recursive: true });
  // First, because git may be missing.
  prepareRepository(folder);
  for (const name of ['cars', 'photos']) {
    mkdirSync(join(folder, name));
    if (!empty) cpSync(join(sampleFolder, name), join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, 'dealer.json'), `${JSON.stringify(newDealer(), null, 2)}\n`);
  writeSchemas(folder);
  cpSync(guide, join(folder, 'README.md'));
  commitAll(folder);
  const cars = namesIn(join(folder, 'cars')).length;
  return {
    changed: [
      `${folder}/: ${empty ? 'no cars yet' : `the sample's ${cars} cars and their pictures`}, dealer.json, a guide (README.md)`,
      `Replace these sample values in ${folder}/dealer.json: ${replaced.join(', ')}.`,
    ],
    next: `write your own into ${folder}/dealer.json; then npm run stock -- ${empty ? 'add' : 'check'}`,
  };
}

const replaced = ['brand', 'origin', 'phone', 'email', 'address', 'geo', 'hours'] as const;

/** A new stock has the sample's facts as examples, one set of hours, and none of the sample's claims. */
export function newDealer() {
  const facts = Object.fromEntries(replaced.map((name) => [name, sample[name]]));
  const hours = { shown: sample.hours.shown };
  return { $schema: sample.$schema, ...facts, hours, social: {}, season: 'never', quirks: 'fix', texts: {} };
}
