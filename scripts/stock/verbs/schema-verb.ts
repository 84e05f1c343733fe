import type { Outcome } from '../outcome.ts';
import { changeStock } from '../transaction/change-stock.ts';
import { isSample } from '../stock-folder.ts';
import { schemaFiles, writeSchemas } from '../schemas/schema-files.ts';

/** `schema`: writes the JSON Schemas of this version of the site. */
export function schemaVerb(folder: string): Promise<Outcome> {
  const changes = Object.entries(schemaFiles()).map(([path, content]) => ({ path, content }));
  const result = {
    changed: changes.map(({ path }) => `${folder}/${path} is up to date`),
    next: '',
  };
  // They come from the code, so the sample gets them too.
  if (isSample(folder)) {
    writeSchemas(folder);
    return Promise.resolve(result);
  }
  return changeStock(folder, 'schema', () => ({ changes, result }));
}
