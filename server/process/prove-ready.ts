import { get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Health } from './health.ts';

const retryMs = 1_000;
const longestAnswerMs = 5_000;

/**
 * Requests these paths over the process's own port until all are answered with 200, and then makes the process ready. So a
 * build that cannot serve never replaces one that can.
 */
export async function proveReady(server: Server, paths: readonly string[], health: Health): Promise<void> {
  const { address, port } = server.address() as AddressInfo;
  // A process that listens on all addresses is reached on loopback, without looking up a name.
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

/** Whether the response is 200 and complete. */
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
