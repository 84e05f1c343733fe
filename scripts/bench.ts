import { Command } from 'commander';
import { compare } from './bench/compare.ts';
import { buildSite } from './build/build-site.ts';
import { sampleSite } from './build/sites.ts';

const { quick } = new Command('npm run bench --')
  .description('Measures the processor time per page, next to that of bare React.')
  .option('--quick', 'fewer requests, for a first impression')
  .parse()
  .opts<{ quick?: true }>();
await buildSite(sampleSite, { ifStale: true });
console.table(await compare(quick ? 2 : 3, quick ? 300 : 1_000));
