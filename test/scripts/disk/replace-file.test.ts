import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replaceFile } from '../../../scripts/disk/replace-file.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

it('a file that cannot be replaced is named in the error, and no temporary file remains', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'cars.csv');
  mkdirSync(file);
  expect(() => replaceFile(file, 'id')).toThrow(expect.objectContaining({ path: file }));
  expect(readdirSync(folder)).toEqual(['cars.csv']);
});
