import { startFloors } from './floors.ts';
import { load } from './load.ts';
import type { Load, LoadFigures } from './load.ts';
import { median } from '../median.ts';
import { pagePaths } from '../plan.ts';
import type { PagePath, Plan } from '../plan.ts';
import { startBenchSite } from './bench-site.ts';
import type { SiteProcess } from '../../build/site-process.ts';

/** Site and floors, uncompressed and as browsers request them. */
export type Variant = 'site' | 'react floor' | 'byte floor' | 'site, gzip' | 'site, br' | 'site, br, unkept';

export type PageFigures = {
  path: PagePath;
  variant: Variant;
  connections: number;
} & LoadFigures;

const connectionCounts = [16, 64];

/** Each round measures every target in turn, so that a disturbance affects all alike. */
export async function compare(plan: Plan): Promise<PageFigures[]> {
  const site = await startBenchSite();
  const floors = await startFloors(site);
  const runs = pagePaths.flatMap((path) =>
    variants(site, floors).map(([variant, target, encoding, query]) => ({
      path,
      variant,
      target,
      load: { path: path + query, encoding },
    })),
  );
  try {
    for (const run of runs) {
      await load(run.target, { ...run.load, connections: 16, requests: plan.warmUpRequests });
    }
    const rounds: PageFigures[][] = [];
    for (let round = 1; round <= plan.rounds; round += 1) {
      process.stderr.write(`round ${round} of ${plan.rounds}\n`);
      rounds.push(await measureRound(runs, plan));
    }
    return summarize(rounds);
  } finally {
    await Promise.all([site, floors.react, floors.bytes].map((target) => target.stop()));
  }
}

type Run = { path: PagePath; variant: Variant; target: SiteProcess; load: Pick<Load, 'path' | 'encoding'> };

function variants(site: SiteProcess, { react, bytes }: { react: SiteProcess; bytes: SiteProcess }) {
  return [
    ['site', site, 'identity', ''],
    ['react floor', react, 'identity', ''],
    ['byte floor', bytes, 'identity', ''],
    ['site, gzip', site, 'gzip', ''],
    ['site, br', site, 'br', ''],
    // A page with a query is not cached in compressed form.
    ['site, br, unkept', site, 'br', '?unkept'],
  ] as const;
}

async function measureRound(runs: readonly Run[], plan: Plan): Promise<PageFigures[]> {
  const figures: PageFigures[] = [];
  for (const { path, variant, target, load: what } of runs) {
    for (const connections of connectionCounts) {
      const measured = await load(target, { ...what, connections, requests: plan.requests });
      figures.push({ path, variant, connections, ...measured });
    }
  }
  return figures;
}

function summarize(rounds: readonly PageFigures[][]): PageFigures[] {
  const [first = []] = rounds;
  return first.map((figures, index) => {
    const middle = (name: keyof LoadFigures) => median(rounds.map((round) => round[index]?.[name] ?? NaN));
    return {
      ...figures,
      requestsPerSecond: middle('requestsPerSecond'),
      p50Ms: middle('p50Ms'),
      p99Ms: middle('p99Ms'),
      processorMs: middle('processorMs'),
    };
  });
}
