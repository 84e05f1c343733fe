import { appendFileSync, cpSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { spawnSite, startSite } from '../../../scripts/build/site-process.ts';
import { car47, stockOf } from '../../scripts/stock/stock-folder.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { openPage } from '../harness/browser.ts';

it('npm run dev shows each change and each error', async () => {
  const stock = stockOf({ 47: car47 }, { brand: 'Gaadi Ghar' });
  const cwd = copyOfRepository();
  const dev = { cwd, script: 'scripts/dev.ts', flags: ['--import', 'tsx'] };
  const { origin, port, stop } = await startSite({ ...dev, env: { STOCK: stock } });
  onTestFinished(async () => void (await stop()));
  const page = await openPage('/', { site: origin, isQuiet: false });
  const overlay = page.locator('html > pre');
  const shows = async (brand: string) => {
    await expect.poll(() => overlay.count()).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: brand }).waitFor();
  };
  const failsWith = (error: string) =>
    expect.poll(async () => (await overlay.allTextContents()).join()).toContain(error);

  await shows('Gaadi Ghar');
  const source = join(cwd, 'server/app.ts');
  const code = readFileSync(source, 'utf8');
  appendFileSync(source, 'const = 1;\n');
  await failsWith(`server/app.ts:${code.split('\n').length}:6: ERROR: Expected identifier but found "="`);

  // The build reads the stock first, so its error hides the other one.
  renameSync(stock, `${stock}-away`);
  await failsWith(`${stock}/:\n- Dealer: the file is missing`);

  writeFileSync(source, code);
  renameSync(`${stock}-away`, stock);
  const dealer = `${stock}/dealer.json`;
  writeFileSync(dealer, readFileSync(dealer, 'utf8').replaceAll('Gaadi Ghar', 'Apni Gaadi'));
  await shows('Apni Gaadi');

  // Without a stock, the build before the port check fails quickly.
  const second = await spawnSite({ ...dev, env: { PORT: String(port), STOCK: `${stock}-away` } });
  await second.ended;
  expect(second.log()).toContain(`Port ${port} is taken. Choose another: PORT=3001 npm run dev\n`);
});

function copyOfRepository(): string {
  const folder = temporaryFolder('repository-');
  const files = ['package.json', 'package-lock.json', 'tsconfig.json'];
  for (const name of ['client', 'server', 'shared', 'scripts', ...files]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  for (const name of ['node_modules', '.cache']) symlinkSync(resolve(name), join(folder, name));
  return folder;
}
