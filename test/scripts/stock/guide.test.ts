import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addVerb } from '../../../scripts/stock/verbs/add-verb.ts';
import { sellVerb } from '../../../scripts/stock/verbs/sell-verb.ts';
import { setVerb } from '../../../scripts/stock/verbs/set-verb.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { carIn, dealerWhoSays, fileOf, nexon, now, stockOf } from './stock-folder.ts';

const guide = readFileSync('scripts/stock/guide.md', 'utf8');
const section = guide.split(/^## /m).find((part) => part.startsWith('Two people')) ?? '';
const [share = '', clone = '', introduce = ''] = section
  .split('```')
  .filter((_, index) => index % 2 === 1)
  .map((block) => block.replace(/^sh\n/, ''));
const commands = [...section.matchAll(/`((?:git|npm) [^`]+)`/g)].map(([, command]) => command);
const [pull = '', push = '', check = '', end = ''] = commands;

it('two people who follow the guide share a stock, with a git that has no settings', async () => {
  const [home, site] = [temporaryFolder(), temporaryFolder()];
  const address = join(home, 'shared.git');
  const run = (script: string, folder: string, cwd = folder) => {
    const env = { PATH: process.env.PATH, HOME: home, GIT_CONFIG_NOSYSTEM: '1', STOCK: folder };
    const words = ['-ec', script.replace('ADDRESS', address)];
    const { status, stdout, stderr } = spawnSync('sh', words, { cwd, env, encoding: 'utf8' });
    return { status, said: stdout + stderr };
  };
  const succeed = (script: string, folder: string, cwd = folder) => {
    const { status, said } = run(script, folder, cwd);
    expect(status, `${script}: ${said}`).toBe(0);
  };
  execFileSync('git', ['init', '--quiet', '--bare', address]);
  const first = stockOf({ 47: {}, 48: {} });
  await setVerb(first, ['48', 'color=Red'], now);
  succeed(share, first);
  succeed(clone, site);
  const second = join(site, 'stock');
  succeed(introduce, first);
  succeed(introduce.replace('odd', 'Even'), second);
  await expect(addVerb(second, dealerWhoSays(...nexon), now)).rejects.toThrow("stock.numbers is 'Even'");
  succeed(introduce.replace('odd', 'even'), second);

  await sellVerb(first, ['47'], now);
  await setVerb(second, ['47', 'price=450000'], now);
  for (const folder of [first, second]) await addVerb(folder, dealerWhoSays(...nexon), now);
  succeed(push, first);
  expect(run(push, second).said).toContain('rejected');
  succeed(`${pull}; ${push}`, second);
  succeed(pull, first);
  expect(carIn(first, '47')).toMatchObject({ sold: '2026-11-22', price: 450_000 });
  expect(readdirSync(join(first, 'cars')).join(' ')).toBe('47.json 48.json 49.json 50.json');

  await setVerb(first, ['48', 'color=White'], now);
  await setVerb(second, ['48', 'color=Blue'], now);
  succeed(push, first);
  expect(run(pull, second).said).toContain('CONFLICT');
  expect(run(check, second, process.cwd()).said).toContain('cars/48.json, line 11');
  const oneVersion = fileOf(second, '48').replace(/<{7}[^]*={7}\n([^]*)>{7}.*\n/, '$1');
  writeFileSync(join(second, 'cars/48.json'), oneVersion);
  succeed(`${end}; ${push}`, second);
  succeed(pull, first);
  expect(carIn(first, '48').color).toBe('White');
});
