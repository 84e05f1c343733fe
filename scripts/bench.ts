import { mkdirSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { compareInBrowser } from './bench/browser/compare-in-browser.ts';
import { machine } from './bench/machine.ts';
import { plans } from './bench/plan.ts';
import { printPages, printVisits } from './bench/report.ts';
import { benchFolder, startBenchSite } from './bench/server/bench-site.ts';
import { compare } from './bench/server/compare.ts';
import { buildSite } from './build/build-site.ts';
import { sampleSite } from './build/sites.ts';

const options = new Command('npm run bench --')
  .description(
    'Measures the server beside two floors, or with --browser what a visitor waits for. The figures go into out/.',
  )
  .option('--quick', 'fewer requests or rounds, for a first impression')
  .option('--browser', 'in Chromium, on a slow phone: hydration, longest task, largest paint, a click')
  .option('--site <url...>', 'with --browser: running sites instead of the sample, compared in turns')
  .parse()
  .opts<{ quick?: true; browser?: true; site?: string[] }>();
const plan = options.quick ? plans.quick : plans.full;

console.log(machine());
mkdirSync(benchFolder, { recursive: true });
if (options.browser) await browser(options.site);
else await server();

async function server(): Promise<void> {
  await buildSite(sampleSite, { ifStale: true });
  const pages = await compare(plan);
  printPages(pages);
  save('bench', { machine: machine(), plan, pages });
}

async function browser(sites: string[] | undefined): Promise<void> {
  if (!sites) await buildSite(sampleSite, { ifStale: true });
  const own = sites ? undefined : await startBenchSite();
  const visits = await compareInBrowser(sites ?? [own?.origin ?? ''], plan.visits);
  await own?.stop();
  printVisits(visits);
  save('bench-browser', { machine: machine(), visits });
}

function save(name: string, figures: unknown): void {
  const file = `out/${name}.json`;
  writeFileSync(file, JSON.stringify(figures, null, 2));
  console.log(`\nwritten to ${file}`);
}
