import type { Outcome } from '../outcome.ts';
import { schemaFiles } from '../schema-files.ts';
import { changeStock } from '../transaction/change-stock.ts';

export function schemaVerb(folder: string): Promise<Outcome> {
  const changes = Object.entries(schemaFiles()).map(([path, content]) => ({ path, content }));
  const changed = changes.map(({ path }) => `${folder}/${path} is up to date`);
  return changeStock(folder, 'schema', () => ({ changes, result: { changed, next: '' } }));
}
