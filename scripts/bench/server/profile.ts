import { readdirSync, rmSync } from 'node:fs';
import { load } from './load.ts';
import { pagePaths } from '../measured-pages.ts';
import type { Plan } from '../plan.ts';
import { selfTimes } from './self-times.ts';
import { printTable } from '../table.ts';
import { benchFolder, startBenchSite } from './bench-site.ts';

const folder = `${benchFolder}/profile`;

/** Serves each page under V8's profiler, and says which functions the time went to. */
export async function profileSite({ warmUpRequests, requests, rounds }: Plan): Promise<void> {
  for (const path of pagePaths) {
    rmSync(folder, { recursive: true, force: true });
    const site = await startBenchSite({ flags: ['--cpu-prof', `--cpu-prof-dir=${folder}`] });
    const count = warmUpRequests + requests * rounds;
    await load(site, { path, encoding: 'br', connections: 16, requests: count });
    await site.stop();
    const [file] = readdirSync(folder);
    if (!file) throw new Error('V8 wrote no profile');
    const { byPlace, byFunction } = selfTimes(`${folder}/${file}`);
    console.log(`\n${path}: ${folder}/${file} opens in Chrome's DevTools, under Performance`);
    printTable(byPlace.map(({ name, ms }) => ({ place: name, 'µs a request': perRequest(ms, count) })));
    printTable(byFunction.map(({ name, ms }) => ({ function: name, 'µs a request': perRequest(ms, count) })));
  }
}

function perRequest(ms: number, requests: number): string {
  return ((ms * 1000) / requests).toFixed(1);
}
