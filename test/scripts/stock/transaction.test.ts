import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { changeStock, settleStock } from '../../../scripts/stock/transaction/change-stock.ts';
import { addVerb } from '../../../scripts/stock/verbs/add-verb.ts';
import { initVerb } from '../../../scripts/stock/verbs/init-verb.ts';
import { sellVerb } from '../../../scripts/stock/verbs/sell-verb.ts';
import { setVerb } from '../../../scripts/stock/verbs/set-verb.ts';
import { undoVerb } from '../../../scripts/stock/verbs/undo-verb.ts';
import { kill } from '../kill.ts';
import { car47, carIn, dealerWhoSays, edit, nexon, now, stockOf } from './stock-folder.ts';
import { git } from './two-clones.ts';

const threeCars = () => stockOf({ 46: {}, 47: {}, 48: {} });
const soldOf = (folder: string) => ['46', '47', '48'].map((id) => carIn(folder, id).sold);
const none = [undefined, undefined, undefined];
const all = ['2026-11-22', '2026-11-22', '2026-11-22'];

it('commands that run at once all succeed, one after another', async () => {
  const folder = threeCars();
  await Promise.all([
    setVerb(folder, ['47', 'price=425000'], now),
    setVerb(folder, ['47', 'color=Red'], now),
    addVerb(folder, dealerWhoSays(...nexon), now),
    addVerb(folder, dealerWhoSays(...nexon), now),
  ]);
  expect(carIn(folder, '47')).toMatchObject({ price: 425_000, color: 'Red' });
  expect(readdirSync(join(folder, 'cars')).join(' ')).toBe('46.json 47.json 48.json 49.json 50.json');
});

describe('a command that is killed', () => {
  const killAt = (folder: string, call: string, count: number) => {
    kill('sell', folder, call, count);
    // The signal may also kill git.
    if (existsSync(join(folder, '.git'))) writeFileSync(join(folder, '.git/index.lock'), '');
  };

  const sell = 'sell 46 47 48';
  it.each([
    ['committing what was edited by hand', 'spawnSync', 10, none, undefined],
    ['noting itself', 'renameSync', 1, none, undefined],
    ['renaming the last file', 'renameSync', 4, none, sell],
    ['committing', 'spawnSync', 15, none, sell],
    ['deleting its note', 'rmSync', 1, all, undefined],
  ])('at %s leaves the stock as before or as after', async (_what, call, count, sold, undone) => {
    const folder = threeCars();
    killAt(folder, call, count);
    expect(git(folder, 'status', '--porcelain')).not.toContain('.stock');
    expect([await settleStock(folder), soldOf(folder)]).toEqual([undone, sold]);
    expect(await settleStock(folder), 'once').toBe(undefined);
    expect(readdirSync(join(folder, 'cars')).join(' ')).toBe('46.json 47.json 48.json');
    await setVerb(folder, ['47', 'price=425000'], now);
    await undoVerb(folder);
    expect([carIn(folder, '47').price, soldOf(folder)]).toEqual([495_000, sold]);
  });

  it('keeps what was edited by hand before it and since', async () => {
    const folder = threeCars();
    await setVerb(folder, ['47', 'price=425000'], now);
    edit(folder, '47', { price: 480_000 });
    killAt(folder, 'renameSync', 4);
    edit(folder, '46', { price: 470_000, sold: undefined });
    await settleStock(folder);
    expect(soldOf(folder)).toEqual(none);
    expect(['46', '47', '48'].map((id) => carIn(folder, id).price)).toEqual([470_000, 480_000, 495_000]);
  });
});

it('no new car gets the number of a deleted one', async () => {
  const folder = stockOf({ 46: {}, 47: {} });
  await sellVerb(folder, ['46'], now);
  for (const path of ['cars/47.json', 'photos/47']) rmSync(join(folder, path), { recursive: true });
  await addVerb(folder, dealerWhoSays(...nexon), now);
  expect(readdirSync(join(folder, 'cars')).join(' ')).toBe('46.json 48.json');
});

it('a stock in the folder of another repository has its own', async () => {
  const outer = stockOf({ 47: {} });
  spawnSync('git', ['init', '--quiet'], { cwd: outer });
  const folder = join(outer, 'stock');
  cpSync(stockOf({ 47: {} }), folder, { recursive: true });
  await sellVerb(folder, ['47'], now);
  const log = spawnSync('git', ['log', '--format=%cn: %s'], { cwd: folder, encoding: 'utf8' });
  expect(log.stdout).toBe('npm run stock: sell 47\nnpm run stock: Edited by hand\n');
});

it('a command that git fails says why and writes nothing', async () => {
  const folder = stockOf({ 47: {} });
  await sellVerb(folder, ['47'], now);
  const lock = join(folder, '.git/index.lock');
  writeFileSync(lock, "of the dealer's own git");
  await expect(setVerb(folder, ['47', 'price=425000'], now)).rejects.toThrow('index.lock');
  expect([carIn(folder, '47').price, await settleStock(folder)]).toEqual([495_000, undefined]);
  expect(existsSync(lock)).toBe(true);
});

it('without git, a command says what to install and writes nothing', async () => {
  const folder = stockOf({ 47: {} });
  const { PATH } = process.env;
  process.env.PATH = '';
  onTestFinished(() => {
    process.env.PATH = PATH;
  });
  await expect(sellVerb(folder, ['47'], now)).rejects.toThrow('git is missing');
  expect(carIn(folder, '47')).toEqual(car47);
  expect(() => initVerb(join(folder, 'own'), { empty: true })).toThrow('git is missing');
  expect(readdirSync(join(folder, 'own'))).toEqual([]);
});

describe('undo', () => {
  it('reverts one command after another, new cars too, and keeps what was edited by hand before them', async () => {
    const folder = stockOf({ 47: {} });
    await addVerb(folder, dealerWhoSays(...nexon), now);
    edit(folder, '47', { color: 'Red' });
    await sellVerb(folder, ['47'], now);
    // The dealer's hooks must not run.
    const hook = join(folder, '.git/hooks/prepare-commit-msg');
    writeFileSync(hook, '#!/bin/sh\necho hooked > "$1"\n', { mode: 0o755 });
    await setVerb(folder, ['47', 'price=425000'], now);
    expect((await undoVerb(folder)).changed).toEqual(['Undone: set 47 price=425000']);
    expect(carIn(folder, '47')).toMatchObject({ price: 495_000, sold: '2026-11-22' });
    await undoVerb(folder);
    await undoVerb(folder);
    expect(carIn(folder, '47')).toEqual({ ...car47, color: 'Red' });
    expect(readdirSync(join(folder, 'cars'))).toEqual(['47.json']);
    await expect(undoVerb(folder)).rejects.toThrow('there is no command of yours to undo');
  });

  it('refuses to revert a file that was edited since', async () => {
    const folder = stockOf({ 47: {} });
    await sellVerb(folder, ['47'], now);
    edit(folder, '47', { sold: undefined });
    await expect(undoVerb(folder)).rejects.toThrow(
      `${folder}/cars/47.json was changed after 'sell 47'; edit it by hand`,
    );
  });

  it('restores pictures even if the dealer’s .gitignore excludes them', async () => {
    const folder = stockOf({ 47: {} });
    writeFileSync(join(folder, '.gitignore'), 'photos/\n');
    const path = 'photos/47/1.webp';
    const before = readFileSync(join(folder, path));
    await changeStock(folder, 'photos 47', () => ({ changes: [{ path, content: 'another' }], result: 0 }));
    await undoVerb(folder);
    expect(readFileSync(join(folder, path)).equals(before)).toBe(true);
  });
});
