import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../../../scripts/build/freshness.ts';
import { foreignFiles } from '../../../../scripts/stock/check/foreign-files.ts';
import { changeStock } from '../../../../scripts/stock/transaction/change-stock.ts';
import { setVerb } from '../../../../scripts/stock/verbs/set-verb.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { now, problemsIn, run, stateOf, stockOf, twoCars } from '../stock-folder.ts';

const isLink =
  'this is a link, which could lead anywhere; put the file or folder itself in its place, or delete it';
const isRepository = 'this is a repository within your stock; move it away';
const runsPrograms = 'git could run programs because of this file; delete it';
const isPipe = 'this is neither a file nor a folder; delete it';
const isFolder = 'this is a folder where a file belongs; move it away';
const isFile = 'this is a file where a folder belongs; move it away';
const isHidden = 'this name has a character that cannot be shown; rename it';
const write = (file: string) => writeFileSync(file, '');

const linked = ['photos/47/1.webp', 'cars/47.json', 'dealer.json', 'cars', 'photos', 'photos/47', 'brand'];
const links = [...linked, '.stock', 'cars/.47.json.next', 'docs/evil'].map((path): Attack => {
  return ['a link', path, (file) => symlinkSync('/etc', file), isLink];
});

type Attack = [what: string, path: string, attack: (file: string) => void, problem: string];

describe('a stock to which a partner has added files', () => {
  it.each<Attack>([
    ...links,
    ['a link to itself', 'photos/47/2.webp', (file) => symlinkSync('2.webp', file), isLink],
    ['a repository', 'cars/.git', (file) => mkdirSync(file), isRepository],
    ['a repository', '.GIT', (file) => mkdirSync(file), isRepository],
    ['git attributes', 'cars/.gitattributes', write, runsPrograms],
    ['attributes of the repository', '.git/info/attributes', write, runsPrograms],
    ['submodules', '.gitmodules', write, runsPrograms],
    ['a pipe', 'cars/47.json', (file) => execFileSync('mkfifo', [file]), isPipe],
    ['a folder', 'cars/47.json', (file) => mkdirSync(file), isFolder],
    ['a file', 'cars', write, isFile],
    ['a name that moves the cursor', 'cars/\u001b[2J.json', write, isHidden],
  ])('has a problem with %s at %j', (_what, path, attack, problem) => {
    const folder = twoCars();
    const file = join(folder, path);
    rmSync(file, { recursive: true, force: true });
    mkdirSync(join(file, '..'), { recursive: true });
    attack(file);
    expect(foreignFiles(folder)).toMatchObject([{ what: problem, file: file.replace('\u001b', '?') }]);
  });

  it('is refused by every command, the check and a build, which open and write nothing', async () => {
    const [folder, outside] = [twoCars(), temporaryFolder()];
    await setVerb(folder, ['47', 'price=480000'], now);
    rmSync(join(folder, 'photos/47'), { recursive: true });
    symlinkSync(outside, join(folder, 'photos/47'));
    const before = [stateOf(folder), stateOf(outside)];
    const commands = ['check', 'list', 'export out.csv', 'sheet 47', 'set 47 price=425000', 'sell 47'];
    const others = ['schema', 'undo', 'photos 47 --order 1', 'add', 'import in.csv --yes', 'publish'];
    for (const command of [...commands, ...others]) {
      await expect(run(folder, command), command).rejects.toThrow(`1 problem in ${folder}/:\n- The stock: `);
    }
    await expect(setVerb(folder, ['48', 'price=425000'], now)).rejects.toThrow(isLink);
    await expect(problemsIn(folder)).rejects.toThrow(isLink);
    expect([stateOf(folder), stateOf(outside)]).toEqual(before);
  });

  it('accepts no change anywhere else', async () => {
    const folder = stockOf({ 47: {} });
    const outside = ['../x.json', '/tmp/x.json', 'photos/47/../../x', 'photos/47/.git', 'photos/47/a\\b'];
    for (const path of [...outside, 'cars/x.sh', 'cars/x/47.json', '.stock/lock', 'README.md']) {
      const change = changeStock(folder, 'x', () => ({ changes: [{ path, content: 'x' }], result: 0 }));
      await expect(change, path).rejects.toThrow(`${path} is not a file that commands change`);
    }
    expect(readdirSync(folder).sort()).toEqual(['.git', '.stock', 'cars', 'dealer.json', 'photos']);
  });
});

it('the fingerprint of a build stops at links and pipes, and changes with them', () => {
  const folder = stockOf({ 47: {} });
  const prints = [fingerprintOf(folder)];
  for (const name of ['one', 'two']) symlinkSync('..', join(folder, 'photos', name));
  execFileSync('mkfifo', [join(folder, 'photos/47/2.webp')]);
  prints.push(fingerprintOf(folder));
  renameSync(join(folder, 'photos/47/1.webp'), join(folder, '1.webp'));
  symlinkSync('../../1.webp', join(folder, 'photos/47/1.webp'));
  prints.push(fingerprintOf(folder));
  expect(new Set(prints).size).toBe(3);
});
