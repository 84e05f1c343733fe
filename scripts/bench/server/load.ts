import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { SiteProcess } from '../../build/site-process.ts';

type Load = { path: string; encoding: string; connections: number; requests: number };

/**
 * Requests one page repeatedly.
 * @throws {Error} when requests fail
 */
export async function load(
  { origin, pid }: SiteProcess,
  { path, encoding, connections, requests }: Load,
): Promise<{ processorMs: number; p99Ms: number }> {
  const url = origin + path;
  const processorBefore = processorMs(pid);
  const headers = { 'Accept-Encoding': encoding };
  const { errors, timeouts, latency } = await autocannon({ url, connections, amount: requests, headers });
  if (errors + timeouts > 0) throw new Error(`${errors + timeouts} requests of ${url} failed`);
  return { processorMs: (processorMs(pid) - processorBefore) / requests, p99Ms: latency.p99 };
}

/** The processor time of a process and its threads. Linux counts it in hundredths of a second. */
function processorMs(pid: number): number {
  const [, , , , , , , , , , , user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(user) + Number(system)) * 10;
}
