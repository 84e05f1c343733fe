import { mkdirSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addVerb } from '../../../scripts/stock/verbs/add-verb.ts';
import { changeStock, settleStock } from '../../../scripts/stock/transaction/change-stock.ts';
import { restoreVerb, sellVerb } from '../../../scripts/stock/verbs/sell-verb.ts';
import { setVerb } from '../../../scripts/stock/verbs/set-verb.ts';
import { undoVerb } from '../../../scripts/stock/transaction/undo-verb.ts';
import { car47, carIn, now, stockOf } from './stock-folder.ts';

const threeCars = () => stockOf({ 46: { ...car47, id: '46' }, 47: car47, 48: { ...car47, id: '48' } });
const soldOf = (folder: string) => ['46', '47', '48'].map((id) => carIn(folder, id).sold);
const none = [undefined, undefined, undefined];
const all = ['2026-11-22', '2026-11-22', '2026-11-22'];

describe('two commands at once', () => {
  it('both succeed, one after the other', async () => {
    const folder = threeCars();
    const from = join(folder, 'new.json');
    writeFileSync(from, JSON.stringify({ ...car47, id: undefined }));
    const adding = { from, person: undefined, now };
    await Promise.all([
      setVerb(folder, ['47', 'price=425000'], now),
      setVerb(folder, ['47', 'color=Red'], now),
      sellVerb(folder, ['46'], now),
      addVerb(folder, adding),
      addVerb(folder, adding),
    ]);
    expect(carIn(folder, '47')).toMatchObject({ price: 425_000, color: 'Red' });
    expect(carIn(folder, '46').sold).toBe('2026-11-22');
    expect(readdirSync(join(folder, 'cars'))).toEqual([
      '46.json',
      '47.json',
      '48.json',
      '49.json',
      '50.json',
    ]);
  });
});

describe('an interrupted command', () => {
  /** A folder in place of a file stops the command there, as a full disk or a power cut would. */
  const stopAt = async (folder: string, file: string) => {
    mkdirSync(join(folder, file), { recursive: true });
    await expect(sellVerb(folder, ['46', '47', '48'], now)).rejects.toThrow();
    rmdirSync(join(folder, file));
  };

  it('has changed nothing before it is committed', async () => {
    const folder = threeCars();
    await stopAt(folder, '.stock/.committed.json.next');
    await settleStock(folder);
    expect(soldOf(folder)).toEqual(none);
  });

  it.each(['.46.json.next', '.47.json.next', '.48.json.next'])(
    'is completed by the next command (stopped at %s)',
    async (name) => {
      const folder = threeCars();
      await stopAt(folder, `cars/${name}`);
      await settleStock(folder);
      expect(soldOf(folder)).toEqual(all);
      await undoVerb(folder);
      expect(soldOf(folder)).toEqual(none);
    },
  );

  it('keeps later edits of the dealer', async () => {
    const folder = threeCars();
    await stopAt(folder, 'cars/.47.json.next');
    writeFileSync(join(folder, 'cars/48.json'), JSON.stringify({ ...car47, id: '48', price: 1 }));
    await settleStock(folder);
    expect(soldOf(folder)).toEqual(['2026-11-22', '2026-11-22', undefined]);
    expect(carIn(folder, '48').price).toBe(1);
  });
});

describe('undo', () => {
  it('reverts one command after another, new cars too', async () => {
    const folder = stockOf({ 47: car47 });
    const from = join(folder, 'new.json');
    writeFileSync(from, JSON.stringify({ ...car47, id: undefined }));
    await addVerb(folder, { from, person: undefined, now });
    await sellVerb(folder, ['47'], now);
    await setVerb(folder, ['47', 'price=425000'], now);
    expect((await undoVerb(folder)).changed).toEqual([
      'Undone: set 47 price=425000',
      `${folder}/cars/47.json: as before`,
    ]);
    expect(carIn(folder, '47')).toMatchObject({ price: 495_000, sold: '2026-11-22' });
    await undoVerb(folder);
    await undoVerb(folder);
    expect(carIn(folder, '47')).toEqual(car47);
    expect(readdirSync(join(folder, 'cars'))).toEqual(['47.json']);
    await expect(undoVerb(folder)).rejects.toThrow('there is no command to undo');
  });

  it('reverts nothing that was edited since', async () => {
    const folder = stockOf({ 47: car47 });
    await sellVerb(folder, ['47'], now);
    writeFileSync(join(folder, 'cars/47.json'), JSON.stringify(car47));
    await expect(undoVerb(folder)).rejects.toThrow(
      `${folder}/cars/47.json was changed after 'sell 47'; edit it by hand`,
    );
  });

  it('goes back up to twenty commands', async () => {
    const folder = stockOf({ 47: car47 });
    for (let turn = 0; turn < 11; turn += 1) {
      await sellVerb(folder, ['47'], now);
      await restoreVerb(folder, ['47'], now);
    }
    expect(readdirSync(join(folder, '.stock/history'))).toHaveLength(20);
  });
});

it('no command writes outside the stock', async () => {
  const folder = stockOf({ 47: car47 });
  const outside = [{ path: '../dealer.json', content: '{}' }];
  await expect(changeStock(folder, 'test', () => ({ changes: outside, result: 0 }))).rejects.toThrow(
    '../dealer.json is outside the stock',
  );
});
