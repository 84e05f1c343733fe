import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import { Command } from 'commander';
import { compareInBrowser } from './bench/browser/compare-in-browser.ts';
import type { Measured } from './bench/medians.ts';
import { plans } from './bench/plan.ts';
import { compare, startBenchSite } from './bench/server/compare.ts';
import { buildSite } from './build/build-site.ts';
import { sampleSite } from './build/sites.ts';

const { quick, browser, site } = new Command('npm run bench --')
  .description(
    'Measures the server beside two floors, or with --browser what a visitor waits for. The figures go into out/.',
  )
  .option('--quick', 'fewer requests or rounds, for a first impression')
  .option('--browser', 'in Chromium, on a slow phone: hydration, longest task, largest paint, a click')
  .option('--site <url...>', 'with --browser: running sites instead of the sample, compared in turns')
  .parse()
  .opts<{ quick?: true; browser?: true; site?: string[] }>();
const plan = quick ? plans.quick : plans.full;
const machine = [
  `${cpus().length} × ${cpus()[0]?.model.trim()}`,
  `${Math.round(totalmem() / 2 ** 30)} GB`,
  `${platform()} ${release()}`,
  `Node ${process.version}`,
  `load ${loadavg()[0]?.toFixed(1)} at the start`,
].join(', ');

console.log(machine);
if (!browser || !site) await buildSite(sampleSite, { ifStale: true });
const rows = browser ? await inBrowser(site) : await compare(plan);
console.table(rows.map(inTable));
const file = `out/bench${browser ? '-browser' : ''}.json`;
mkdirSync('out', { recursive: true });
writeFileSync(file, JSON.stringify({ machine, rows }, null, 2));
console.log(`\nwritten to ${file}`);

async function inBrowser(sites: string[] | undefined): Promise<Measured[]> {
  if (sites) return compareInBrowser(sites, plan.visits);
  const own = await startBenchSite();
  const visits = await compareInBrowser([own.origin], plan.visits);
  await own.stop();
  return visits;
}

function inTable({ names, figures }: Measured) {
  const rounded = Object.entries(figures).map(([name, figure]) => [name, Number(figure.toPrecision(3))]);
  return { ...names, ...(Object.fromEntries(rounded) as Record<string, number>) };
}
