import autocannon from 'autocannon';
import type { Options, Result } from 'autocannon';
import { percentile } from '../median.ts';
import { processorMs } from './processor-time.ts';
import type { SiteProcess } from '../../build/site-process.ts';

export type Load = {
  path: string;
  encoding: 'identity' | 'gzip' | 'br';
  connections: number;
  requests: number;
};

export type LoadFigures = {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time of the server per request. */
  processorMs: number;
};

/**
 * Requests one page repeatedly.
 * @throws {Error} when requests fail
 */
export async function load(
  { origin, pid }: SiteProcess,
  { path, encoding, connections, requests }: Load,
): Promise<LoadFigures> {
  const latencies: number[] = [];
  const processorBefore = processorMs(pid);
  const startedAt = performance.now();
  // After the last answer, the tool waits for the end of its second.
  let endedAt = startedAt;
  const options = {
    url: origin + path,
    connections,
    amount: requests,
    headers: { 'Accept-Encoding': encoding },
  };
  const { errors, timeouts } = await run(options, (ms) => {
    latencies.push(ms);
    endedAt = performance.now();
  });
  if (errors + timeouts > 0) throw new Error(`${errors + timeouts} requests of ${origin}${path} failed`);
  return {
    requestsPerSecond: (latencies.length / (endedAt - startedAt)) * 1000,
    p50Ms: percentile(latencies, 0.5),
    p99Ms: percentile(latencies, 0.99),
    processorMs: (processorMs(pid) - processorBefore) / latencies.length,
  };
}

function run(options: Options, onAnswer: (ms: number) => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    const cannon = autocannon(options, (error: unknown, result) => {
      if (error instanceof Error) reject(error);
      else resolve(result);
    });
    cannon.on('response', (_client, _status, _bytes, ms) => onAnswer(ms));
  });
}
