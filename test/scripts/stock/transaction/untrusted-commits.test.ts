import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settleStock } from '../../../../scripts/stock/transaction/change-stock.ts';
import { sellVerb } from '../../../../scripts/stock/verbs/sell-verb.ts';
import { setVerb } from '../../../../scripts/stock/verbs/set-verb.ts';
import { undoVerb } from '../../../../scripts/stock/verbs/undo-verb.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { run, stateOf } from '../attacked-stock.ts';
import { car47, carIn, edit, now, stockOf, twoCars } from '../stock-folder.ts';
import { git, twoClones } from '../two-clones.ts';
import { commit, pushEntries, signHead, treeWith } from './git-objects.ts';

describe('a stock to which somebody else has pushed', () => {
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
    const { mine, partners } = twoClones();
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
      const { mine, partners } = twoClones();
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
      ['120000', '/etc/passwd', 'is a link or a folder in a commit; edit it by hand'],
      ['100644', ' '.repeat(200_000), 'has 0.2 MB in a commit; edit it by hand'],
    ] as const) {
      const { mine, partners } = twoClones();
      const before = pushEntries(partners, 'before', { 'cars/47.json': [mode, content] });
      const id = commit(partners, `${before}^^{tree}`, before, 'sell 47\n\nChanged-by: npm run stock');
      git(partners, 'update-ref', 'HEAD', id);
      git(partners, 'push', '--quiet');
      git(mine, 'pull', '--quiet');
      await expect(undoVerb(mine, { yes: true })).rejects.toThrow(`cars/47.json ${message}`);
      expect(carIn(mine, '47').price).toBe(495_000);
    }
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
