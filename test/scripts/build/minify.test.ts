import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { minify } from '../../../scripts/build/client/minify.ts';

it('a script is minified once; the next build takes it from the cache', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = 'export const lakh = 100 * 1000;';
  expect(await minify(script, folder)).toBe('export const lakh=1e5;');
  const [file = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  writeFileSync(join(folder, file), 'from the cache');
  expect(await minify(script, folder)).toBe('from the cache');
  expect(await minify('export const crore = 1e7;', folder)).toBe('export const crore=1e7;');
});
