import { Command } from 'commander';
import { compare } from './bench/compare.ts';
import { buildSite } from './build/build-site.ts';
import { sampleSite } from './build/sites.ts';

new Command('npm run bench')
  .description('Measures the processor time per page, next to that of bare React.')
  .parse();
await buildSite(sampleSite, { ifStale: true });
console.table(await compare());
