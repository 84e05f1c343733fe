import { median } from '../median.ts';
import type { Plan } from '../plan.ts';
import { startSite } from '../target.ts';

/** Milliseconds from the start of the process to its first page. */
export async function measureStart({ starts }: Plan): Promise<number> {
  const figures: number[] = [];
  for (let index = 0; index < starts; index += 1) {
    const site = await startSite();
    figures.push(site.startMs);
    await site.stop();
  }
  return median(figures);
}
