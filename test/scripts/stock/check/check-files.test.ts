import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { schemaFiles } from '../../../../scripts/stock/schema-files.ts';
import { sampleFolder } from '../../../../scripts/stock/stock-folder.ts';
import { problemsIn, stockOf } from '../stock-folder.ts';

it.each([
  ['UTF-16', Buffer.from('\uFEFF{}', 'utf16le'), 'this file is not saved as plain UTF-8; save it as UTF-8'],
  ['a mark at its head', '\uFEFF{}', 'this file is not saved as plain UTF-8'],
  ['a list', '[]', 'the file is empty or not an object'],
  ['a comma missing', '{\n"id": "47"\n"make": "Honda"\n}', 'a comma is missing at the end of this line'],
  ['a comma too many', '{\n  "id": "47",\n}', 'there is a comma after the last entry; delete it'],
  ['no end', '{\n  "id": "47"\n', 'the last } is missing; write it at the end (cars/47.json, line 2)'],
  ['endless brackets', '['.repeat(20_000), 'the brackets are nested too deeply; correct the file'],
  ['three zeros after a point', '{\n"mileage": 45.000\n}', '45.000 may be 45 or 45000; write one of them'],
  ['a field twice', '{\n"id": "47",\n"id": "47"\n}', "'id' appears twice; delete one (cars/47.json, line 3)"],
])('the check has one message for a file with %s', async (_what, content, message) => {
  const folder = stockOf({ 47: {} });
  writeFileSync(join(folder, 'cars/47.json'), content);
  expect(await problemsIn(folder)).toEqual([expect.stringContaining(`Car 47: ${message}`)]);
});

it.each(Object.entries(schemaFiles()))('the sample’s %s is up to date', (name, text) => {
  expect(readFileSync(join(sampleFolder, name), 'utf8')).toBe(text);
});
