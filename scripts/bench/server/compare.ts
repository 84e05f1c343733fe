import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { buildServer } from '../../build/build-server.ts';
import { startSite } from '../../build/site-process.ts';
import type { SiteProcess } from '../../build/site-process.ts';
import { sampleSite } from '../../build/sites.ts';
import { medians } from '../medians.ts';
import type { Row } from '../medians.ts';

const folder = 'out/bench';
// A page of each kind: static, list, detail, 404. More would only take longer.
const pages = ['/', '/inventory', '/car/1', '/nowhere'];

// The floor, and the site uncompressed and as browsers request it. A page with a query is not cached in compressed form.
const variants = [
  { variant: 'React floor', encoding: 'identity', query: '' },
  { variant: 'site', encoding: 'identity', query: '' },
  { variant: 'site, gzip', encoding: 'gzip', query: '' },
  { variant: 'site, br', encoding: 'br', query: '' },
  { variant: 'site, br, unkept', encoding: 'br', query: '?unkept' },
];

/** Each round measures every variant in turn, so that a disturbance affects all alike. */
export async function compare(rounds: number, requests: number): Promise<Row[]> {
  const site = await startBenchSite();
  const floor = await startFloor();
  const rows: Row[] = [];
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds}\n`);
    for (const connections of [16, 64]) {
      for (const page of pages) {
        let floorMs = NaN;
        for (const { variant, encoding, query } of variants) {
          const isFloor = variant === 'React floor';
          const target = { path: page + query, encoding, connections, requests };
          const { processorMs, p99Ms } = await load(isFloor ? floor : site, target);
          if (isFloor) floorMs = processorMs;
          if (round === 0) continue;
          rows.push({
            page,
            variant,
            connections: String(connections),
            'CPU ms': processorMs,
            'to React floor': processorMs / floorMs,
            'p99 ms': p99Ms,
          });
        }
      }
    }
  }
  await Promise.all([site.stop(), floor.stop()]);
  return medians(rows);
}

/** A lower bound for the same pages: rendered by React alone. */
async function startFloor() {
  await buildServer(folder, { mode: 'production', entryPoints: ['scripts/bench/server/react-floor.tsx'] });
  return startBenchSite(`${folder}/server/react-floor.js`, { PUBLIC_FOLDER: `${sampleSite.folder}/public/` });
}

/** The sample's site as the container starts it, or another server to compare with. */
export function startBenchSite(script?: string, env: NodeJS.ProcessEnv = {}) {
  return startSite({
    flags: [],
    ...(script && { script }),
    env: { NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

type Load = { path: string; encoding: string; connections: number; requests: number };

/** @throws {Error} when a request fails */
async function load(
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
