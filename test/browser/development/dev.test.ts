import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/machine/free-port.ts';
import { car47, stockOf } from '../../scripts/stock/stock-folder.ts';
import { openTab } from '../harness/browser.ts';

it('npm run dev shows each change and each error', async () => {
  const stock = stockOf({ 47: car47 }, { brand: 'Gaadi Ghar' });
  const repository = copyOfRepository();
  const { origin, port } = await startDev(repository, stock);
  const page = await openTab(origin);
  const brand = page.getByRole('banner').getByRole('link').first();
  const overlay = page.locator('html > pre');
  const shows = async (name: string) => {
    await expect.poll(() => overlay.count()).toBe(0);
    await expect.poll(() => brand.textContent()).toContain(name);
  };
  const failsWith = (error: string) =>
    expect.poll(async () => (await overlay.allTextContents()).join()).toContain(error);

  await page.goto('/');
  await shows('Gaadi Ghar');
  expect(await channelsOf(`${origin}/assets/share.jpg`)).not.toEqual(
    await channelsOf('client/public/assets/share.jpg'),
  );
  const [start = ''] = /\/assets\/start\.\w+\.js/.exec(await page.content()) ?? [];
  expect(await sourcesOf(`${origin}${start}`)).toContain('client/start.ts');

  const source = join(repository, 'server/app.ts');
  const code = readFileSync(source, 'utf8');
  appendFileSync(source, 'const = 1;\n');
  await failsWith(`server/app.ts:${code.split('\n').length}:6: ERROR: Expected identifier but found "="`);

  // A build reads the stock first, so this error replaces the other one.
  renameSync(stock, `${stock}-away`);
  await failsWith(`${stock}/:\n- Dealer: the file is missing`);

  writeFileSync(source, code);
  renameSync(`${stock}-away`, stock);
  const dealer = `${stock}/dealer.json`;
  writeFileSync(dealer, readFileSync(dealer, 'utf8').replaceAll('Gaadi Ghar', 'Apni Gaadi'));
  await shows('Apni Gaadi');

  // Without a stock, as the build before it is soon over then.
  const second = dev(repository, { PORT: String(port), STOCK: `${stock}-away` });
  expect(await text(second.stderr)).toContain(
    `Port ${port} is taken. Choose another: PORT=3001 npm run dev\n`,
  );
});

/** The repository in a folder of which the server's code may be broken; deleted after the test. */
function copyOfRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const copied = [
    'client',
    'server',
    'shared',
    'scripts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ];
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  for (const name of ['node_modules', '.cache']) symlinkSync(resolve(name), join(folder, name));
  return folder;
}

function dev(repository: string, env: NodeJS.ProcessEnv) {
  return spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function startDev(repository: string, stock: string) {
  const port = await freePort();
  const child = dev(repository, { PORT: String(port), STOCK: stock });
  child.stderr.resume();
  onTestFinished(async () => {
    child.kill();
    await once(child, 'close');
  });
  const origin = `http://127.0.0.1:${port}`;
  const answers = async () => (await fetch(origin)).ok;
  await expect.poll(() => answers().catch(() => false)).toBe(true);
  return { origin, port };
}

async function channelsOf(picture: string) {
  const bytes = picture.startsWith('http') ? await (await fetch(picture)).arrayBuffer() : picture;
  return (await sharp(bytes).stats()).channels;
}

/** The source files that a browser's developer tools show for a script. */
async function sourcesOf(script: string): Promise<string[]> {
  const [, map = ''] = (await (await fetch(script)).text()).split(
    'sourceMappingURL=data:application/json;base64,',
  );
  return (JSON.parse(Buffer.from(map, 'base64').toString()) as { sources: string[] }).sources;
}
