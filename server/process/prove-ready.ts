import { get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Health } from './health.ts';

const retryMs = 1_000;
const longestAnswerMs = 5_000;

/**
 * Makes the process ready once it has answered these paths with 200: asks them of itself, over its own port, until all
 * have been. So a build that cannot serve never takes the place of one that can.
 */
export async function proveReady(server: Server, paths: readonly string[], health: Health): Promise<void> {
  const { address, port } = server.address() as AddressInfo;
  // A process that listens on all addresses is asked on loopback, for which no name need be looked up.
  const host = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address;
  while (!(await answersAll({ host, port }, paths))) {
    await wait(retryMs, undefined, { ref: false });
    if (health.isStopping) return;
  }
  health.isReady = true;
}

type Own = { host: string; port: number };

async function answersAll(own: Own, paths: readonly string[]): Promise<boolean> {
  for (const path of paths) if (!(await isAnswered(own, path))) return false;
  return true;
}

/** Whether the answer is 200 and whole. */
function isAnswered(own: Own, path: string): Promise<boolean> {
  const signal = AbortSignal.timeout(longestAnswerMs);
  return new Promise((resolve) => {
    get({ ...own, path, signal, agent: false }, (response) => {
      response
        .resume()
        .on('error', () => resolve(false))
        .on('end', () => resolve(response.statusCode === 200));
    }).on('error', () => resolve(false));
  });
}
