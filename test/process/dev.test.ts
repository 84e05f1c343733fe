import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/machine/free-port.ts';
import { car47, stockOf } from '../scripts/stock/stock-folder.ts';

it('npm run dev shows the share card of the stock that it shows', async () => {
  const address = await startDev(stockOf({ 47: car47 }, { brand: 'Gaadi Ghar' }));
  const answer = await fetch(`${address}/assets/share.jpg`);
  const own = await sharp(await answer.arrayBuffer()).stats();
  const sample = await sharp('client/public/assets/share.jpg').stats();
  expect(answer.status).toBe(200);
  expect(own.channels).not.toEqual(sample.channels);
}, 120_000);

async function startDev(stock: string): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    env: { ...process.env, PORT: String(port), STOCK: stock },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'close');
    rmSync(`out/dev-${port}`, { recursive: true, force: true });
  });
  for await (const text of child.stdout.setEncoding('utf8')) if (String(text).includes('ready')) break;
  return `http://127.0.0.1:${port}`;
}
