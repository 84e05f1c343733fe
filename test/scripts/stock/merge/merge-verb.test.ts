import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictureChanges, picturesOf } from '../../../../scripts/stock/photographs/arranged-pictures.ts';
import { changeStock } from '../../../../scripts/stock/transaction/change-stock.ts';
import { addVerb } from '../../../../scripts/stock/verbs/add-verb.ts';
import { mergeVerb } from '../../../../scripts/stock/verbs/merge-verb.ts';
import { sellVerb } from '../../../../scripts/stock/verbs/sell-verb.ts';
import { setVerb } from '../../../../scripts/stock/verbs/set-verb.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { kill } from '../../kill.ts';
import { car47, carIn, dealerWho, dealerWhoSays, edit, nexon, now, run } from '../stock-folder.ts';
import { git, twoClones, twoPrices } from '../two-clones.ts';

describe('merge', () => {
  it('gives my car the next number, with its pictures, where both added one with the same number', async () => {
    const { mine, partners } = await twoCarsOfOneNumber();
    await expect(setVerb(mine, ['48', 'color=Red'], now)).rejects.toThrow(
      'is in the middle of a merge; to end it: npm run stock -- merge; to give it up: git -C ',
    );
    expect(await mergeVerb(mine, {})).toEqual({
      changed: [
        'Both of you added a car 49. Yours is now Car 50, 2020 Tata Nexon, ₹7,15,000; pictures: 2.',
        'Merged.',
      ],
      next: 'npm run stock -- check',
    });
    git(mine, 'push', '--quiet');
    git(partners, 'pull', '--quiet');
    for (const folder of [mine, partners]) expectBothCars(folder);
    await expect(mergeVerb(mine, {})).rejects.toThrow('there is no merge to end');
  });

  it('completes a merge that was killed', async () => {
    const { mine } = await twoCarsOfOneNumber();
    for (const [call, count] of [
      ['renameSync', 2],
      ['renameSync', 5],
      ['rmSync', 1],
    ] as const) {
      const copy = copyOf(mine);
      kill('merge', copy, call, count);
      if (existsSync(join(copy, '.git/MERGE_HEAD'))) await mergeVerb(copy, {});
      expectBothCars(copy);
    }
  });

  it('keeps the changes of both people to neighbouring lines of a car, and to dealer.json', async () => {
    const { mine, partners } = twoClones();
    await sellVerb(partners, ['47'], now);
    await setVerb(partners, ['47', 'specs.engine=1.5 litres', 'inspection.day=2026-11-20'], now);
    await setVerb(mine, ['47', 'description=Quiet.', 'specs.power=119 bhp'], now);
    const origin = 'https://gaadi.example';
    for (const [folder, fields, color] of [
      [partners, { origin }, 'Red'],
      [mine, { origin, goods: 'used cars' }, 'Blue'],
    ] as const) {
      const file = join(folder, 'dealer.json');
      const dealer = JSON.parse(readFileSync(file, 'utf8')) as object;
      writeFileSync(file, JSON.stringify({ ...dealer, ...fields }, null, 2));
      await setVerb(folder, ['48', `color=${color}`], now);
    }
    pullAfter(partners, mine);
    const { changed } = await mergeVerb(mine, { keep: 'theirs' });
    expect(changed).toEqual(['Merged.']);
    expect(carIn(mine, '47')).toEqual({
      ...car47,
      sold: '2026-11-22',
      description: 'Quiet.',
      specs: { engine: '1.5 litres', power: '119 bhp' },
      inspection: { day: '2026-11-20' },
    });
    const dealer = JSON.parse(readFileSync(join(mine, 'dealer.json'), 'utf8')) as object;
    expect(dealer).toMatchObject({ goods: 'used cars', origin });
    expect(carIn(mine, '48').color).toBe('Red');
  });

  it('asks about a field that both changed, or keeps the side that an option names', async () => {
    const clash = 'cars/47.json, price: 450000 is yours, 470000 is theirs';
    const { mine } = await twoPrices();
    git(mine, 'merge', 'origin/HEAD');
    const refused = { changed: [clash, 'Nothing was written.'], exitCode: 1 };
    expect(await mergeVerb(mine, {})).toMatchObject(refused);
    for (const [price, keep, person] of [
      [450_000, 'mine', undefined],
      [470_000, 'theirs', undefined],
      [450_000, undefined, dealerWho(({ lines }) => lines.join() === clash)],
      [470_000, undefined, dealerWho(() => false)],
    ] as const) {
      const copy = copyOf(mine);
      await mergeVerb(copy, { keep }, person);
      expect(carIn(copy, '47').price).toBe(price);
    }
  });

  it('keeps the pictures of both people, except for those that either removed', async () => {
    const { mine, partners } = twoClones();
    await addPicture(partners, '47', 'common');
    pullAfter(partners, mine);
    await arrange(partners, '47', (pictures) => pictures.toReversed());
    await arrange(mine, '47', (pictures) => pictures.slice(1));
    for (const folder of [partners, mine]) await addPicture(folder, '47', 'added by both');
    await addPicture(partners, '47', 'partners');
    await addPicture(mine, '47', 'mine');
    pullAfter(partners, mine);
    expect((await mergeVerb(mine, {})).changed[0]).toBe(
      'Car 47, pictures: 4 after the merge. Check them in photos/47.',
    );
    expect(picturesIn(mine, '47')).toEqual(['common', 'added by both', 'partners', 'mine']);
    expect(readdirSync(join(mine, 'photos/47'))).toEqual(['1.webp', '2.webp', '3.webp', '4.webp']);
  });

  it('keeps a car that one deleted and the other sold, next to a new car that resembles it', async () => {
    const { mine, partners } = twoClones();
    git(mine, 'rm', '--quiet', 'cars/47.json');
    writeFileSync(join(mine, 'cars/49.json'), JSON.stringify({ ...car47, id: '49' }, null, 2));
    await setVerb(mine, ['48', 'color=Red'], now);
    await sellVerb(partners, ['47'], now);
    pullAfter(partners, mine);
    expect((await mergeVerb(mine, {})).changed).toEqual([
      'cars/47.json stays: one of you changed it, the other deleted it.',
      'Merged.',
    ]);
    expect([carIn(mine, '47').sold, carIn(mine, '49').sold]).toEqual(['2026-11-22', undefined]);
  });

  it('accepts a car that was corrected by hand, and refuses a file that only a person can merge', async () => {
    const { mine, partners } = twoClones();
    for (const [folder, text, price] of [
      [partners, 'theirs', 470_000],
      [mine, 'mine', 450_000],
    ] as const) {
      writeFileSync(join(folder, 'notes.txt'), text);
      await setVerb(folder, ['47', `price=${price}`], now);
    }
    pullAfter(partners, mine);
    await expect(mergeVerb(mine, { keep: 'mine' })).rejects.toThrow(
      '- notes.txt: correct it by hand, then: git add notes.txt',
    );
    git(mine, 'checkout', '--ours', 'notes.txt');
    git(mine, 'add', 'notes.txt');
    git(mine, 'checkout', '--ours', 'cars/47.json');
    edit(mine, '47', { price: 460_000 });
    await run(mine, 'merge --keep theirs');
    expect(carIn(mine, '47').price).toBe(460_000);
  });
});

/** Two people added a car 49 with pictures, and my pull stopped at the conflict. */
async function twoCarsOfOneNumber() {
  const { mine, partners } = twoClones();
  for (const [folder, color, pictures] of [
    [partners, 'Blue', ['partners']],
    [mine, 'Red', ['mine', 'mine too']],
  ] as const) {
    await addVerb(folder, dealerWhoSays(...nexon), now);
    await setVerb(folder, ['49', `color=${color}`], now);
    for (const picture of pictures) await addPicture(folder, '49', picture);
  }
  pullAfter(partners, mine);
  return { mine, partners };
}

function expectBothCars(folder: string): void {
  expect(readdirSync(join(folder, 'cars')).join(' ')).toBe('47.json 48.json 49.json 50.json');
  const cars = ['49', '50'].map((id) => [
    carIn(folder, id).id,
    carIn(folder, id).color,
    picturesIn(folder, id),
  ]);
  expect(cars).toEqual([
    ['49', 'Blue', ['partners']],
    ['50', 'Red', ['mine', 'mine too']],
  ]);
  expect(git(folder, 'status', '--porcelain')).toBe('');
}

function addPicture(folder: string, id: string, content: string): Promise<void> {
  return arrange(folder, id, (before) => [...before, { name: 'new.webp', content: Buffer.from(content) }]);
}

type Picture = ReturnType<typeof picturesOf>[number];

async function arrange(folder: string, id: string, arranged: (before: Picture[]) => Picture[]) {
  await changeStock(folder, `photos ${id}`, () => {
    const before = picturesOf(folder, id);
    return { changes: pictureChanges(id, before, arranged(before)), result: 0 };
  });
}

function picturesIn(folder: string, id: string): string[] {
  return picturesOf(folder, id)
    .map(({ content }) => content.toString('latin1'))
    .filter((text) => !text.includes('WEBP'));
}

function pullAfter(partners: string, mine: string): void {
  git(partners, 'push', '--quiet');
  git(mine, 'pull', '--quiet');
}

function copyOf(stock: string): string {
  const copy = temporaryFolder();
  cpSync(stock, copy, { recursive: true });
  return copy;
}
