import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readMasters } from '../../scripts/images/masters.ts';
import { car47, stockOf } from './stock/stock-folder.ts';

it('a car’s version depends on its pictures', async () => {
  const folder = stockOf({ 47: car47 });
  const [before] = await readMasters(folder, ['47']);
  const other = sharp({ create: { width: 1200, height: 900, channels: 3, background: 'gold' } });
  await other.toFile(join(folder, 'photos/47/2.webp'));
  const [after] = await readMasters(folder, ['47']);
  expect([before?.version, after?.version]).toEqual([
    expect.stringMatching(/^\d[0-9a-f]{7}$/),
    expect.stringMatching(/^\d[0-9a-f]{7}$/),
  ]);
  expect(after?.version).not.toBe(before?.version);
});
