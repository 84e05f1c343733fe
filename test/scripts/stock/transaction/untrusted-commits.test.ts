import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { settleStock } from '../../../../scripts/stock/transaction/change-stock.ts';
import { sellVerb } from '../../../../scripts/stock/verbs/sell-verb.ts';
import { setVerb } from '../../../../scripts/stock/verbs/set-verb.ts';
import { undoVerb } from '../../../../scripts/stock/verbs/undo-verb.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { carIn, edit, now, run, stateOf, stockOf, twoCars } from '../stock-folder.ts';
import { git, twoClones } from '../two-clones.ts';

it('a stock is refused if a partner’s commit has links, submodules or notes, whatever is on the disk', async () => {
  const { mine, partners } = twoClones();
  push(partners, {
    '.stock/unfinished': '100644',
    evil: '120000',
    'photos/47/2.webp': '120000',
    vendor: '160000',
  });
  // The guide's clone has this setting.
  git(mine, 'config', 'core.symlinks', 'false');
  git(mine, 'pull', '--quiet');
  const before = stateOf(mine);
  const inGit = `git -C '${mine.replace("'", String.raw`'\''`)}'`;
  const message = `4 problems in ${mine}/:
- The stock: this file belongs to a command on another computer; to delete it: ${inGit} rm -r --force .stock (${mine}/.stock/unfinished)
- The stock: git has this as a link, which could lead anywhere; to make it a plain file: ${inGit} rm --cached -- evil (${mine}/evil)
- The stock: git has this as a link, which could lead anywhere; to make it a plain file: ${inGit} rm --cached -- photos/47/2.webp (${mine}/photos/47/2.webp)
- The stock: git has this as a submodule, which could bring anything; to end that: ${inGit} rm --cached -- vendor (${mine}/vendor)`;
  for (const command of ['list', 'check', 'publish']) {
    await expect(run(mine, command), command).rejects.toThrow(message);
  }
  await expect(setVerb(mine, ['48', 'price=425000'], now)).rejects.toThrow(message);
  await expect(settleStock(mine)).rejects.toThrow(message);
  expect(stateOf(mine)).toBe(before);
  git(mine, 'rm', '-r', '--force', '.stock');
  git(mine, 'rm', '--cached', '--', 'evil', 'photos/47/2.webp', 'vendor');
  await setVerb(mine, ['48', 'price=425000'], now);
  expect(carIn(mine, '48').price).toBe(425_000);
});

it.each([
  ['link', '120000', '/etc/passwd', 'is a link or a folder in a commit; edit it by hand'],
  ['oversized file', '100644', ' '.repeat(200_000), 'has 0.2 MB in a commit; edit it by hand'],
])('undo restores no %s', async (_what, mode, content, message) => {
  const { mine } = twoClones();
  const path = 'cars/47.json';
  push(mine, { [path]: mode }, content);
  push(mine, { [path]: '100644' }, '{}', 'sell 47\n\nChanged-by: npm run stock');
  writeFileSync(join(mine, path), '{}');
  await expect(undoVerb(mine)).rejects.toThrow(`${path} ${message}`);
  expect(readFileSync(join(mine, path), 'utf8')).toBe('{}');
});

it('undo ignores a partner’s commit that pretends to undo my command', async () => {
  const { mine, partners } = twoClones();
  await setVerb(mine, ['47', 'price=425000'], now);
  git(mine, 'push', '--quiet');
  const [id = ''] = /(?<=Change-Id: ).*/.exec(git(mine, 'log', '-1')) ?? [];
  git(partners, 'pull', '--quiet');
  const forged = `undo set 47 price=425000\n\nChanged-by: npm run stock\nChange-Id: 1\nUndoes: ${id}`;
  push(partners, { evil: '100644' }, 'x', forged);
  git(mine, 'pull', '--quiet');
  expect((await undoVerb(mine)).changed).toEqual(['Undone: set 47 price=425000']);
});

it('a note of an interrupted command from elsewhere restores only files of a stock', async () => {
  const [folder, outside] = [stockOf({ 47: {} }), join(temporaryFolder(), 'x.json')];
  await sellVerb(folder, ['47'], now);
  writeFileSync(outside, '');
  const empty = createHash('sha256').digest('hex');
  const files = [relative(folder, outside), '.git/config', 'cars/47.json'].map((path) => [path, empty]);
  writeFileSync(join(folder, '.stock/unfinished'), JSON.stringify({ command: 'sell 47', files }));
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
  // Git itself runs the programs.
  for (const command of ['status', 'log -1', 'diff HEAD^']) git(folder, ...command.split(' '));
  expect(readFileSync(ran, 'utf8').split('\n').length).toBeGreaterThan(3);
  rmSync(ran);
  edit(folder, '48', { color: 'Red' });
  for (const command of ['list', 'check', 'set 47 sold=', 'set 47 price=425000', 'undo', 'undo']) {
    await run(folder, command);
  }
  expect(existsSync(ran)).toBe(false);
  expect(carIn(folder, '47')).toMatchObject({ price: 495_000, sold: '2026-11-22' });
});

function push(folder: string, modes: Record<string, string>, content = '{}', message = 'Entries'): void {
  const file = join(temporaryFolder(), 'content');
  writeFileSync(file, content);
  const blob = git(folder, 'hash-object', '-w', file).trim();
  const commit = git(folder, 'rev-parse', 'HEAD').trim();
  for (const [path, mode] of Object.entries(modes)) {
    const entry = [mode, mode === '160000' ? commit : blob, path].join();
    git(folder, 'update-index', '--add', '--cacheinfo', entry);
  }
  git(folder, 'commit', '--quiet', '--message', message);
  git(folder, 'push', '--quiet');
}

/** Git would check the signature with the program that its settings name. */
function signHead(folder: string): void {
  const file = join(temporaryFolder(), 'commit');
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----\n';
  const text = git(folder, 'cat-file', 'commit', 'HEAD').replace('\n\n', `\n${signature}\n`);
  writeFileSync(file, text);
  git(folder, 'update-ref', 'HEAD', git(folder, 'hash-object', '-w', '-t', 'commit', file).trim());
}
