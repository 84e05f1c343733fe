import { get, type RequestOptions, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../observability/log.ts';
import type { Health } from './health.ts';

const retryMs = 1_000;
const longestAnswerMs = 5_000;

/** Makes sure that a build that cannot serve never replaces one that can. Logs a failure again only when it changes. */
export async function proveReady(
  server: Server,
  paths: readonly string[],
  { health, log }: { health: Health; log: Log },
): Promise<void> {
  const { address, port } = server.address() as AddressInfo;
  // A process that listens on all addresses is reached on loopback, without looking up a name.
  const host = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address;
  let logged: string | undefined;
  for (;;) {
    const failure = await firstFailure({ host, port }, paths);
    if (failure === undefined) break;
    if (failure !== logged) log.error(`not ready: ${failure}`);
    logged = failure;
    await wait(retryMs, undefined, { ref: false });
    if (health.isStopping) return;
  }
  health.isReady = true;
}

async function firstFailure(own: RequestOptions, paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const status = await statusOf(own, path);
    if (status !== '200') return `${path}: ${status}`;
  }
  return undefined;
}

function statusOf(own: RequestOptions, path: string): Promise<string> {
  const signal = AbortSignal.timeout(longestAnswerMs);
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve(error.message);
    get({ ...own, path, signal, agent: false }, (response) => {
      response
        .resume()
        .on('error', fail)
        .on('end', () => resolve(String(response.statusCode)));
    }).on('error', fail);
  });
}
