import { load } from './load.ts';
import { pagePaths } from '../plan.ts';
import type { Plan } from '../plan.ts';
import { residentMb } from './processor-time.ts';
import { startBenchSite } from './bench-site.ts';

/** Resident memory after this many requests. */
export type MemoryFigures = { requests: number; megabytes: number }[];

const steps = 8;

/** The site's memory while it serves all its pages as browsers request them. */
export async function measureMemory({ memoryRequests }: Plan): Promise<MemoryFigures> {
  const site = await startBenchSite();
  const figures = [{ requests: 0, megabytes: residentMb(site.pid) }];
  const requests = memoryRequests / steps;
  for (let step = 1; step <= steps; step += 1) {
    for (const path of pagePaths) {
      await load(site, { path, encoding: 'br', connections: 16, requests: requests / pagePaths.length });
    }
    figures.push({ requests: step * requests, megabytes: residentMb(site.pid) });
  }
  await site.stop();
  return figures;
}
