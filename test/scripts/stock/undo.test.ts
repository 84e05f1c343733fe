import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changeStock } from '../../../scripts/stock/transaction/change-stock.ts';
import { undoVerb } from '../../../scripts/stock/transaction/undo-verb.ts';
import { addVerb } from '../../../scripts/stock/verbs/add-verb.ts';
import { sellVerb } from '../../../scripts/stock/verbs/sell-verb.ts';
import { setVerb } from '../../../scripts/stock/verbs/set-verb.ts';
import { car47, carIn, dealerWhoSays, edit, nexon, now, stockOf } from './stock-folder.ts';

describe('undo', () => {
  it('reverts one command after another, new cars too, and keeps what was edited by hand before them', async () => {
    const folder = stockOf({ 47: car47 });
    await addVerb(folder, dealerWhoSays(...nexon), now);
    edit(folder, '47', { color: 'Red' });
    await sellVerb(folder, ['47'], now);
    // A hook of the dealer's does not run.
    const hook = join(folder, '.git/hooks/prepare-commit-msg');
    writeFileSync(hook, '#!/bin/sh\necho hooked > "$1"\n', { mode: 0o755 });
    await setVerb(folder, ['47', 'price=425000'], now);
    expect((await undoVerb(folder)).changed).toEqual(['Undone: set 47 price=425000']);
    expect(carIn(folder, '47')).toMatchObject({ price: 495_000, sold: '2026-11-22' });
    await undoVerb(folder);
    await undoVerb(folder);
    expect(carIn(folder, '47')).toEqual({ ...car47, color: 'Red' });
    expect(readdirSync(join(folder, 'cars'))).toEqual(['47.json']);
    await expect(undoVerb(folder)).rejects.toThrow('there is no command to undo');
  });

  it('reverts nothing that was edited since', async () => {
    const folder = stockOf({ 47: car47 });
    await sellVerb(folder, ['47'], now);
    edit(folder, '47', { sold: undefined });
    await expect(undoVerb(folder)).rejects.toThrow(
      `${folder}/cars/47.json was changed after 'sell 47'; edit it by hand`,
    );
  });

  it('restores pictures that the dealer leaves out of the repository', async () => {
    const folder = stockOf({ 47: car47 });
    writeFileSync(join(folder, '.gitignore'), 'photos/\n');
    const path = 'photos/47/1.webp';
    const before = readFileSync(join(folder, path));
    await changeStock(folder, 'photos 47', () => ({ changes: [{ path, content: 'another' }], result: 0 }));
    await undoVerb(folder);
    expect(readFileSync(join(folder, path)).equals(before)).toBe(true);
  });
});
