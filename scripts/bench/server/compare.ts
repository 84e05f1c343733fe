import { buildServer } from '../../build/build-server.ts';
import { startSite } from '../../build/site-process.ts';
import { sampleSite } from '../../build/sites.ts';
import { medians } from '../medians.ts';
import type { Measured } from '../medians.ts';
import { pagePaths } from '../plan.ts';
import type { Plan } from '../plan.ts';
import { load } from './load.ts';

const folder = 'out/bench';

// Site and floors, uncompressed and as browsers request them. A page with a query is not cached in compressed form.
const variants = [
  { variant: 'site', target: 'site', encoding: 'identity', query: '' },
  { variant: 'react floor', target: 'react', encoding: 'identity', query: '' },
  { variant: 'byte floor', target: 'bytes', encoding: 'identity', query: '' },
  { variant: 'site, gzip', target: 'site', encoding: 'gzip', query: '' },
  { variant: 'site, br', target: 'site', encoding: 'br', query: '' },
  { variant: 'site, br, unkept', target: 'site', encoding: 'br', query: '?unkept' },
] as const;

/** Each round measures every target in turn, so that a disturbance affects all alike. */
export async function compare({ rounds, requests, warmUpRequests }: Plan): Promise<Measured[]> {
  const targets = await startTargets();
  const runs = pagePaths.flatMap((page) => variants.map((variant) => ({ page, ...variant })));
  const measure = (
    { page, target, encoding, query }: (typeof runs)[number],
    connections: number,
    count: number,
  ) => load(targets[target], { path: page + query, encoding, connections, requests: count });
  const rows: Measured[] = [];
  try {
    for (const run of runs) await measure(run, 16, warmUpRequests);
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`round ${round} of ${rounds}\n`);
      for (const run of runs) {
        for (const connections of [16, 64]) {
          const { processorMs, p99Ms } = await measure(run, connections, requests);
          rows.push({
            names: { page: run.page, variant: run.variant, connections: String(connections) },
            figures: { 'CPU ms': processorMs, 'p99 ms': p99Ms },
          });
        }
      }
    }
  } finally {
    await Promise.all(Object.values(targets).map((target) => target.stop()));
  }
  return besideFloor(medians(rows));
}

/** Lower bounds for the same pages: rendered by React alone, and served as bytes. */
async function startTargets() {
  await buildServer(folder, {
    mode: 'production',
    entryPoints: ['scripts/bench/server/react-floor.tsx', 'scripts/bench/server/byte-floor.ts'],
  });
  const site = await startBenchSite();
  const publicFolder = `${sampleSite.folder}/public/`;
  return {
    site,
    react: await startBenchSite(`${folder}/server/react-floor.js`, { PUBLIC_FOLDER: publicFolder }),
    bytes: await startBenchSite(`${folder}/server/byte-floor.js`, { SITE: site.origin }),
  };
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

function besideFloor(rows: readonly Measured[]): Measured[] {
  const processorMs = (row: Measured | undefined) => row?.figures['CPU ms'] ?? NaN;
  return rows.map((row) => {
    const { page, connections } = row.names;
    const floor = rows.find(
      ({ names }) =>
        names.variant === 'react floor' && names.page === page && names.connections === connections,
    );
    const ratio = processorMs(row) / processorMs(floor);
    return { ...row, figures: { ...row.figures, 'to React floor': ratio } };
  });
}
