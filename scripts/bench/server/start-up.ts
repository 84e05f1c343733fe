import { median } from '../median.ts';
import type { Plan } from '../plan.ts';
import { startBenchSite } from './bench-site.ts';

/** Milliseconds from the start of the process to its first page. */
export async function measureStart({ starts }: Plan): Promise<number> {
  const figures: number[] = [];
  for (let index = 0; index < starts; index += 1) {
    const startedAt = performance.now();
    const site = await startBenchSite();
    await (await fetch(site.origin)).arrayBuffer();
    figures.push(performance.now() - startedAt);
    await site.stop();
  }
  return median(figures);
}
