import { load } from './load.ts';
import { median } from '../median.ts';
import { pagePaths } from '../measured-pages.ts';
import type { Plan } from '../plan.ts';
import { startBenchSite } from './bench-site.ts';

export type WorkerFigures = { workers: number; requestsPerSecond: number; processorMs: number };

/**
 * One process beside two that share a port. The load comes from the same processors, so what two would do with
 * processors of their own is told by the processor time of a request: half of it each.
 */
export async function compareWorkers({ rounds, requests, warmUpRequests }: Plan): Promise<WorkerFigures[]> {
  const sites = await Promise.all(
    [1, 2].map(async (workers) => ({
      workers,
      site: await startBenchSite({ env: { WEB_CONCURRENCY: String(workers) } }),
      figures: [] as Omit<WorkerFigures, 'workers'>[],
    })),
  );
  for (let round = 0; round <= rounds; round += 1) {
    for (const { site, figures } of sites) {
      for (const path of pagePaths) {
        const count = round === 0 ? warmUpRequests : requests;
        const measured = await load(site, { path, encoding: 'br', connections: 16, requests: count });
        if (round > 0) figures.push(measured);
      }
    }
  }
  await Promise.all(sites.map(({ site }) => site.stop()));
  return sites.map(({ workers, figures }) => ({
    workers,
    requestsPerSecond: median(figures.map((it) => it.requestsPerSecond)),
    processorMs: median(figures.map((it) => it.processorMs)),
  }));
}
