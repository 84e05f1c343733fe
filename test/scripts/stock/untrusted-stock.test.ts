import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../../scripts/build/freshness.ts';
import { stockProgram } from '../../../scripts/stock/command/program.ts';
import { changeStock, settleStock } from '../../../scripts/stock/transaction/change-stock.ts';
import { sellVerb } from '../../../scripts/stock/verbs/sell-verb.ts';
import { setVerb } from '../../../scripts/stock/verbs/set-verb.ts';
import { undoVerb } from '../../../scripts/stock/verbs/undo-verb.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { car47, carIn, dealerWhoSays, edit, now, problemsIn, stockOf, twoCars } from './stock-folder.ts';
import { git, twoClones } from './two-clones.ts';

const commands = [
  ...[
    'check',
    'list',
    'export out.csv',
    'sheet 47',
    'set 47 price=425000',
    'sell 47',
    'restore 48',
    'schema',
  ],
  ...[
    'undo --yes',
    'photos 47 a.jpg --replace',
    'photos 47 --order 1',
    'add',
    'import in.csv --yes',
    'publish',
  ],
];

function run(folder: string, command: string): Promise<unknown> {
  return stockProgram(folder, now, dealerWhoSays()).parseAsync(command.split(' '), { from: 'user' });
}

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

describe('a stock that somebody else has changed', () => {
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

  it.each([
    [
      '120000',
      'photos/47/2.webp',
      'git has this as a link, which could lead anywhere; to make it a plain file: git -C FOLDER rm --cached -- photos/47/2.webp',
    ],
    [
      '120000',
      'evil',
      'git has this as a link, which could lead anywhere; to make it a plain file: git -C FOLDER rm --cached -- evil',
    ],
    [
      '160000',
      'vendor',
      'git has this as a submodule, which could bring anything; to end that: git -C FOLDER rm --cached -- vendor',
    ],
    [
      '100644',
      '.stock/unfinished',
      'this is of a command on another computer; to delete it: git -C FOLDER rm -r --force .stock',
    ],
  ])('with mode %s in git for %s is refused, whatever the disk has', async (mode, path, message) => {
    const { mine, partners } = await twoClones();
    const note = JSON.stringify({ command: 'sell 47', files: [['cars/47.json', 'none']] });
    pushEntries(partners, 'an entry', { [path]: [mode, mode === '160000' ? undefined : note] });
    // As the guide's clone has it.
    git(mine, 'config', 'core.symlinks', 'false');
    git(mine, 'pull', '--quiet');
    expect(existsSync(join(mine, path))).toBe(true);
    rmSync(join(mine, 'cars/47.json'));
    const before = stateOf(mine);
    for (const command of ['list', 'check', 'set 48 price=425000', 'publish']) {
      await expect(run(mine, command)).rejects.toThrow(
        message.replace('FOLDER', `'${mine.replace("'", String.raw`'\''`)}'`),
      );
    }
    await expect(setVerb(mine, ['48', 'price=425000'], now)).rejects.toThrow('The stock: ');
    if (path.startsWith('.stock')) await expect(settleStock(mine)).rejects.toThrow('The stock: ');
    expect(stateOf(mine)).toBe(before);
    // The remedy.
    git(mine, 'checkout', '--', 'cars/47.json');
    git(mine, ...message.replace(/^.*FOLDER /, '').split(' '));
    await setVerb(mine, ['48', 'price=425000'], now);
    expect(carIn(mine, '48').price).toBe(425_000);
  });

  it('with a commit that pretends to be a command has nothing undone outside the names of a stock', async () => {
    for (const path of ['.git/config', 'evil/config', '../outside', 'cars/../x.json']) {
      const { mine, partners } = await twoClones();
      const content = '[core]\n\tfsmonitor = touch ran\n';
      const before = treeWith(partners, path, content);
      const parent = commit(partners, before, 'HEAD', 'before');
      const id = commit(partners, 'HEAD^{tree}', parent, 'sell 47\n\nChanged-by: npm run stock');
      git(partners, 'update-ref', 'HEAD', id);
      git(partners, 'push', '--quiet');
      git(mine, 'pull', '--quiet', '--ff-only');
      mkdirSync(join(mine, '.stock/lock'), { recursive: true });
      const state = stateOf(mine);
      await expect(undoVerb(mine, { yes: true }), path).rejects.toThrow(
        `${path} is not a file that commands change; edit it by hand`,
      );
      expect(stateOf(mine)).toBe(state);
    }
  });

  it('with a commit in which a file was a link or too large has it not restored', async () => {
    for (const [mode, content, message] of [
      ['120000', '/etc/passwd', 'is a link or a folder in the commit before; edit it by hand'],
      ['100644', ' '.repeat(200_000), 'has 0.2 MB in the commit before; edit it by hand'],
    ] as const) {
      const { mine, partners } = await twoClones();
      const before = pushEntries(partners, 'before', { 'cars/47.json': [mode, content] });
      const id = commit(partners, `${before}^^{tree}`, before, 'sell 47\n\nChanged-by: npm run stock');
      git(partners, 'update-ref', 'HEAD', id);
      git(partners, 'push', '--quiet');
      git(mine, 'pull', '--quiet');
      await expect(undoVerb(mine, { yes: true })).rejects.toThrow(`cars/47.json ${message}`);
      expect(carIn(mine, '47').price).toBe(495_000);
    }
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

it('a note of an interrupted command from elsewhere restores nothing outside the names of a stock', async () => {
  const [folder, outside] = [stockOf({ 47: car47 }), join(temporaryFolder(), 'x.json')];
  await sellVerb(folder, ['47'], now);
  writeFileSync(outside, '');
  const before = git(folder, 'rev-parse', 'HEAD').trim();
  const empty = createHash('sha256').digest('hex');
  const files = [relative(folder, outside), '.git/config', 'cars/47.json'].map((path) => [path, empty]);
  writeFileSync(join(folder, '.stock/unfinished'), JSON.stringify({ command: 'sell 47', before, files }));
  for (const file of ['.git/config', 'cars/47.json']) writeFileSync(join(folder, file), '');
  expect(await settleStock(folder)).toBe('sell 47');
  expect([existsSync(outside), readFileSync(join(folder, '.git/config'), 'utf8')]).toEqual([true, '']);
  expect(carIn(folder, '47').sold).toBe('2026-11-22');
});

it('no command runs a program that the settings of a repository name', async () => {
  const folder = twoCars();
  await sellVerb(folder, ['47'], now);
  const ran = join(temporaryFolder(), 'ran');
  const program = join(folder, '.git/program');
  writeFileSync(program, `#!/bin/sh\necho "$0" >> '${ran}'\nexit 1\n`, { mode: 0o755 });
  const attributes = join(folder, '.git/attributes');
  writeFileSync(attributes, '*.json diff=evil filter=evil\n');
  const settings = {
    'core.fsmonitor': program,
    'core.attributesFile': attributes,
    'filter.evil.clean': program,
    'core.pager': program,
    'diff.external': program,
    'diff.evil.textconv': program,
    'diff.evil.command': program,
    'log.showSignature': 'true',
    'gpg.program': program,
    'commit.gpgSign': 'true',
    'core.editor': program,
  };
  for (const [name, value] of Object.entries(settings)) git(folder, 'config', name, value);
  signHead(folder);
  // Proves that they work.
  for (const command of ['status', 'log -1', 'diff HEAD^']) git(folder, ...command.split(' '));
  expect(readFileSync(ran, 'utf8').split('\n').length).toBeGreaterThan(3);
  rmSync(ran);
  edit(folder, '48', { color: 'Red' });
  for (const command of ['list', 'check', 'restore 47', 'set 47 price=425000', 'undo --yes', 'undo --yes']) {
    await run(folder, command);
  }
  expect(existsSync(ran)).toBe(false);
  expect(carIn(folder, '47')).toMatchObject({ price: 495_000, sold: '2026-11-22' });
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

/** Everything in a folder but git's index, which every command refreshes. */
function stateOf(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) return `${file}/\n${stateOf(file)}`;
    if (entry.isSymbolicLink()) return `${file} -> ${readlinkSync(file)}`;
    const isRead = entry.isFile() && entry.name !== 'index';
    return `${file} ${isRead ? readFileSync(file, 'base64') : ''}`;
  });
  return entries.join('\n');
}

/** Commits entries of any mode and pushes them; returns the commit. */
function pushEntries(
  folder: string,
  message: string,
  entries: Record<string, [mode: string, content: string | undefined]>,
): string {
  for (const [path, [mode, content]] of Object.entries(entries)) {
    const id =
      content === undefined ? git(folder, 'rev-parse', 'HEAD').trim() : objectOf(folder, 'blob', content);
    git(folder, 'update-index', '--add', '--cacheinfo', `${mode},${id},${path}`);
  }
  git(folder, 'commit', '--quiet', '--message', message);
  git(folder, 'push', '--quiet');
  return git(folder, 'rev-parse', 'HEAD').trim();
}

/** The tree of HEAD with a further file, which git itself might not add. */
function treeWith(folder: string, path: string, content: string): string {
  const entry = (mode: string, name: string, id: string) =>
    Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]);
  const inner = objectOf(folder, 'tree', entry('100644', basename(path), objectOf(folder, 'blob', content)));
  const { stdout } = spawnSync('git', ['cat-file', 'tree', 'HEAD^{tree}'], { cwd: folder });
  return objectOf(folder, 'tree', Buffer.concat([stdout, entry('40000', dirname(path), inner)]));
}

function objectOf(folder: string, type: string, input: string | Buffer): string {
  const args = ['hash-object', '-w', '--literally', '--stdin', '-t', type];
  return spawnSync('git', args, { cwd: folder, input, encoding: 'utf8' }).stdout.trim();
}

function commit(folder: string, tree: string, parent: string, message: string): string {
  return git(folder, 'commit-tree', tree, '-p', parent, '-m', message).trim();
}

/** Gives the last commit a signature, which git would check with the program of the settings. */
function signHead(folder: string): void {
  const text = git(folder, 'cat-file', 'commit', 'HEAD');
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----\n';
  const id = objectOf(folder, 'commit', text.replace('\n\n', `\n${signature}\n`));
  git(folder, 'update-ref', 'HEAD', id);
}
