import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { initVerb } from '../../scripts/stock/verbs/init-verb.ts';
import { setVerb } from '../../scripts/stock/verbs/set-verb.ts';
import { undoVerb } from '../../scripts/stock/verbs/undo-verb.ts';
import { car47, carIn, now, stockOf } from '../scripts/stock/stock-folder.ts';
import { temporaryFolder } from '../temporary-folder.ts';

function mountDisk(folder: string): void {
  execFileSync('mount', ['--types', 'tmpfs', 'tmpfs', folder]);
  onTestFinished(() => void execFileSync('umount', [folder]));
}

it('a command changes cars on a separate disk, and undo restores them', async () => {
  const folder = stockOf({ 47: car47 });
  mountDisk(join(folder, 'cars'));
  writeFileSync(join(folder, 'cars/47.json'), JSON.stringify(car47));
  await setVerb(folder, ['47', 'price=425000'], now);
  expect(carIn(folder, '47').price).toBe(425_000);
  await undoVerb(folder);
  expect(carIn(folder, '47').price).toBe(495_000);
  expect(readdirSync(join(folder, 'cars'))).toEqual(['47.json']);
});

it('init refuses a folder that is a disk, names a folder that works, and writes nothing', async () => {
  const disk = temporaryFolder('disk-');
  mountDisk(disk);
  await expect(initVerb(disk, { empty: true })).rejects.toThrow(
    `is a disk; use a folder on it: STOCK=${disk}/stock`,
  );
  const beside = readdirSync(dirname(disk)).filter((name) => name.startsWith(basename(disk)));
  expect([readdirSync(disk), beside]).toEqual([[], [basename(disk)]]);
  await initVerb(join(disk, 'stock'), { empty: true });
  expect(readdirSync(join(disk, 'stock'))).toContain('dealer.json');
});
