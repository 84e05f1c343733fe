import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../../../scripts/build/freshness.ts';
import { changeStock } from '../../../../scripts/stock/transaction/change-stock.ts';
import { setVerb } from '../../../../scripts/stock/verbs/set-verb.ts';
import { undoVerb } from '../../../../scripts/stock/verbs/undo-verb.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { run, stateOf } from '../attacked-stock.ts';
import { car47, carIn, now, problemsIn, stockOf, twoCars } from '../stock-folder.ts';

const commands = `
check
list
export out.csv
sheet 47
set 47 price=425000
sell 47
restore 48
schema
undo --yes
photos 47 a.jpg --replace
photos 47 --order 1
add
import in.csv --yes
publish
`
  .trim()
  .split('\n');

type Attack = [what: string, path: string, attack: (file: string, outside: string) => void, message: string];

const link =
  'this is a link, which could lead anywhere; put the file or folder itself in its place, or delete it';
const attacks: Attack[] = [
  ['a picture that is a link', 'photos/47/1.webp', (file, to) => symlinkSync(join(to, 'a.webp'), file), link],
  ['a car that is a link', 'cars/47.json', (file, to) => symlinkSync(join(to, '47.json'), file), link],
  ['a dealer.json that is a link', 'dealer.json', (file, to) => symlinkSync(join(to, 'd.json'), file), link],
  ['linked cars', 'cars', (file, to) => symlinkSync(to, file), link],
  ['linked pictures', 'photos', (file, to) => symlinkSync(to, file), link],
  ['linked pictures of a car', 'photos/47', (file, to) => symlinkSync(to, file), link],
  ['a linked brand', 'brand', (file, to) => symlinkSync(to, file), link],
  ['a linked .stock', '.stock', (file, to) => symlinkSync(to, file), link],
  [
    'a link in place of an unfinished file',
    'cars/.47.json.next',
    (file, to) => symlinkSync(join(to, 'x'), file),
    link,
  ],
  ['a link of any other name', 'docs/evil', (file) => symlinkSync('../.git', file), link],
  ['a link to itself', 'photos/47/2.webp', (file) => symlinkSync('2.webp', file), link],
  [
    'a repository in a folder',
    'cars/.git',
    (file) => mkdirSync(file),
    'this is a repository within your stock; move it away',
  ],
  ['a .GIT', '.GIT', (file) => mkdirSync(file), 'this is a repository within your stock; move it away'],
  [
    'attributes of git',
    'cars/.gitattributes',
    (file) => writeFileSync(file, '* filter=evil'),
    'git could run programs because of this file; delete it',
  ],
  [
    'submodules',
    '.gitmodules',
    (file) => writeFileSync(file, ''),
    'git could run programs because of this file; delete it',
  ],
  [
    'a pipe for a car',
    'cars/47.json',
    (file) => execFileSync('mkfifo', [file]),
    'this is neither a file nor a folder; delete it',
  ],
  [
    'a folder for a car',
    'cars/47.json',
    (file) => mkdirSync(file),
    'this is a folder where a file belongs; move it away',
  ],
  [
    'a file for the cars',
    'cars',
    (file) => writeFileSync(file, '../elsewhere'),
    'this is a file where a folder belongs; move it away',
  ],
  [
    'a name that writes to the terminal',
    'cars/\u001b[2J.json',
    (file) => writeFileSync(file, ''),
    'this name has a character that cannot be shown; rename it',
  ],
];

describe('a stock to which somebody else has added files', () => {
  it.each(attacks)(
    'with %s is refused by every command, the check and a build',
    async (_what, path, attack, message) => {
      const [folder, outside] = [twoCars(), temporaryFolder()];
      await setVerb(folder, ['47', 'price=480000'], now);
      const secrets = {
        '47.json': JSON.stringify(car47),
        'd.json': readFileSync(join(folder, 'dealer.json')),
      };
      for (const [name, content] of Object.entries(secrets)) writeFileSync(join(outside, name), content);
      cpSync('test/scripts/stock/plain.webp', join(outside, 'a.webp'));
      const file = join(folder, path);
      rmSync(file, { recursive: true, force: true });
      mkdirSync(join(file, '..'), { recursive: true });
      attack(file, outside);

      const before = [stateOf(folder), stateOf(outside)];
      const wanted = `- The stock: ${message} (${file.replace('\u001b', '?')})`;
      for (const command of commands) {
        await expect(run(folder, command), command).rejects.toThrow(`1 problem in ${folder}/:\n${wanted}`);
      }
      for (const change of [setVerb(folder, ['48', 'price=425000'], now), undoVerb(folder)]) {
        await expect(change).rejects.toThrow(wanted);
      }
      await expect(problemsIn(folder)).rejects.toThrow(wanted);
      expect([stateOf(folder), stateOf(outside)]).toEqual(before);
    },
  );

  it('may lie where a link of the dealer’s own leads', async () => {
    const link = join(temporaryFolder(), 'stock');
    symlinkSync(stockOf({ 47: car47 }), link);
    await setVerb(link, ['47', 'price=425000'], now);
    expect(await problemsIn(link)).toEqual([]);
    await undoVerb(link);
    expect(carIn(link, '47').price).toBe(495_000);
  });

  it('has a change refused that would write anywhere else', async () => {
    const folder = stockOf({ 47: car47 });
    for (const path of [
      '../x.json',
      '/tmp/x.json',
      'cars/x.sh',
      'cars/x/47.json',
      'photos/47/../../x',
      'photos/47/.git',
      'photos/47/a\\b',
      '.stock/lock',
      'README.md',
    ]) {
      const change = changeStock(folder, 'x', () => ({ changes: [{ path, content: 'x' }], result: 0 }));
      await expect(change, path).rejects.toThrow(`${path} is not a file that commands change`);
    }
    expect(readdirSync(folder).sort()).toEqual(['.git', '.stock', 'cars', 'dealer.json', 'photos']);
  });
});

it('the fingerprint of a build ends at links and pipes, and changes with them', () => {
  const folder = stockOf({ 47: car47 });
  const prints = [fingerprintOf(folder, {})];
  symlinkSync('b', join(folder, 'photos/a'));
  symlinkSync('a', join(folder, 'photos/b'));
  prints.push(fingerprintOf(folder, {}));
  for (const name of ['one', 'two']) symlinkSync('..', join(folder, 'photos', name));
  execFileSync('mkfifo', [join(folder, 'photos/47/2.webp')]);
  prints.push(fingerprintOf(folder, {}));
  renameSync(join(folder, 'photos/47/1.webp'), join(folder, '1.webp'));
  symlinkSync('../../1.webp', join(folder, 'photos/47/1.webp'));
  prints.push(fingerprintOf(folder, {}));
  expect(new Set(prints).size).toBe(4);
});
