import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

it('a command changes cars on a disk of their own, and undo restores them', async () => {
  const folder = stockOf({ 47: car47 });
  mountDisk(join(folder, 'cars'));
  writeFileSync(join(folder, 'cars/47.json'), JSON.stringify(car47));
  await setVerb(folder, ['47', 'price=425000'], now);
  expect(carIn(folder, '47').price).toBe(425_000);
  await undoVerb(folder);
  expect(carIn(folder, '47').price).toBe(495_000);
  expect(readdirSync(join(folder, 'cars'))).toEqual(['47.json']);
});

it('init fills a folder that is a disk', () => {
  const disk = temporaryFolder('disk-');
  mountDisk(disk);
  initVerb(disk, { empty: true });
  expect(readdirSync(disk)).toContain('dealer.json');
});
