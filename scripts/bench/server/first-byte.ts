import { Agent, get } from 'node:http';
import { median } from '../median.ts';

/** Milliseconds to the first byte of the answer, over a keep-alive connection. */
export async function firstByteMs(address: string, count = 100): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const figures: number[] = [];
  for (let index = 0; index < count; index += 1) figures.push(await ask(address, agent));
  agent.destroy();
  return median(figures);
}

function ask(address: string, agent: Agent): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      const ms = performance.now() - startedAt;
      response.resume().once('end', () => resolve(ms));
    }).once('error', reject);
  });
}
