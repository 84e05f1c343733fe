import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { loadStock } from '../../server/load-stock.ts';
import { StartError } from '../../server/start-error.ts';
import { temporaryFolder } from '../temporary-folder.ts';

it('a build without its stock says what to run', () => {
  const folder = temporaryFolder();
  const load = () => loadStock(pathToFileURL(`${folder}/`));
  expect(load).toThrow(StartError);
  expect(load).toThrow(`${folder}/server.json is missing: run 'npm run build'`);
});
