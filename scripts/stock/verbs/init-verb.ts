import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { withField } from '../editing/car-file.ts';
import { namesIn } from '../photos.ts';
import type { Outcome } from '../outcome.ts';
import { Refusal } from '../refusal.ts';
import { writeSchemas } from '../schemas/schema-files.ts';
import { sampleFolder } from '../stock-folder.ts';

const guide = 'scripts/stock/guide.md';

/** `init`: a stock of one's own, with the sample's cars to try things on, or without any. */
export function initVerb(folder: string, { isEmpty }: { isEmpty: boolean }): Outcome {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Refusal(
      `there is a folder ${folder}/ already; move it away first, or name another by STOCK=path`,
    );
  }
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  for (const name of ['cars', 'photos']) {
    if (isEmpty) mkdirSync(join(next, name), { recursive: true });
    else cpSync(join(sampleFolder, name), join(next, name), { recursive: true });
  }
  const dealer = readFileSync(join(sampleFolder, 'dealer.json'), 'utf8');
  // The quirks are the specification's, and of no use to a dealer.
  writeFileSync(join(next, 'dealer.json'), withField(dealer, 'quirks', 'fix'));
  writeSchemas(next);
  cpSync(guide, join(next, 'README.md'));
  const cars = namesIn(join(next, 'cars')).length;
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
  return {
    changed: [
      `${folder}/: ${isEmpty ? 'no cars yet' : `the sample's ${cars} cars and their pictures`}, dealer.json, a guide (README.md)`,
      `Still the sample's dealer's, in ${folder}/dealer.json: ${samples(dealer).join(', ')}.`,
    ],
    next: `write your own into ${folder}/dealer.json; then npm run stock -- ${isEmpty ? 'add' : 'check'}`,
    data: { folder, cars, replace: samples(dealer) },
  };
}

/** What visitors would take for the dealer's. */
function samples(dealer: string): string[] {
  const facts = Object.keys(JSON.parse(dealer) as object);
  return facts.filter((name) => !['$schema', 'quirks'].includes(name));
}
