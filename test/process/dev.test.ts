import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import type { BuildNews } from '../../scripts/dev/front.ts';
import { freePort } from '../../scripts/machine/free-port.ts';
import { car47, stockOf } from '../scripts/stock/stock-folder.ts';

it('npm run dev shows each change and each error', async () => {
  const stock = stockOf({ 47: car47 }, { brand: 'Gaadi Ghar' });
  const { origin, port, news } = await startDev(stock);
  expect(await news()).toMatchObject({ readyAt: expect.any(Number) as number });
  const card = await fetch(`${origin}/assets/share.jpg`);
  const own = await sharp(await card.arrayBuffer()).stats();
  const sample = await sharp('client/public/assets/share.jpg').stats();
  expect(card.status).toBe(200);
  expect(own.channels).not.toEqual(sample.channels);

  const [loader = ''] = /\/assets\/loader\.\w+\.js/.exec(await pageOf(origin)) ?? [];
  expect(await sourcesOf(`${origin}${loader}`)).toContain('client/loader.ts');

  const dealer = `${stock}/dealer.json`;
  const whole = readFileSync(dealer, 'utf8');
  writeFileSync(dealer, whole.slice(0, -3));
  expect(await news()).toMatchObject({ error: expect.stringContaining('dealer.json') as string });
  expect(await pageOf(origin)).toContain('Gaadi Ghar');

  writeFileSync(dealer, whole.replaceAll('Gaadi Ghar', 'Apni Gaadi'));
  expect(await news()).toMatchObject({ readyAt: expect.any(Number) as number });
  expect(await pageOf(origin)).toContain('Apni Gaadi');

  renameSync(stock, `${stock}-away`);
  expect(await news()).toHaveProperty('error');
  renameSync(`${stock}-away`, stock);
  await expect.poll(news, { timeout: 60_000 }).toHaveProperty('readyAt');

  const second = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    env: { ...process.env, PORT: String(port), STOCK: stock },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  expect(await text(second.stderr)).toBe(`Port ${port} is taken. Choose another: PORT=3001 npm run dev\n`);
}, 180_000);

/** Starts the development server, and listens as an open page does. */
async function startDev(stock: string) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    env: { ...process.env, PORT: String(port), STOCK: stock },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'close');
    rmSync(`out/dev-${port}`, { recursive: true, force: true });
  });
  await new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (line: string) => {
      if (line.includes('ready')) resolve();
    });
  });
  const origin = `http://127.0.0.1:${port}`;
  const events = (await fetch(`${origin}/dev/builds`)).body?.pipeThrough(new TextDecoderStream()).getReader();
  /** The next event. */
  const news = async () => {
    const { value = '' } = (await events?.read()) ?? {};
    return JSON.parse(value.replace(/^data: /, '')) as BuildNews;
  };
  return { origin, port, news };
}

async function pageOf(origin: string): Promise<string> {
  return (await fetch(origin)).text();
}

/** The source files that a browser's developer tools show for a script. */
async function sourcesOf(script: string): Promise<string[]> {
  const [, map = ''] = (await (await fetch(script)).text()).split(
    'sourceMappingURL=data:application/json;base64,',
  );
  return (JSON.parse(Buffer.from(map, 'base64').toString()) as { sources: string[] }).sources;
}
