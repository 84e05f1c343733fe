import { Agent, get } from 'node:http';
import { median } from '../median.ts';

/** Milliseconds to the first byte of the answer, over a keep-alive connection. */
export async function firstByteMs(url: string, count = 100): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const figures: number[] = [];
  for (let index = 0; index < count; index += 1) figures.push(await ask(url, agent));
  agent.destroy();
  return median(figures);
}

function ask(url: string, agent: Agent): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      const ms = performance.now() - startedAt;
      response.resume().once('end', () => resolve(ms));
    }).once('error', reject);
  });
}
