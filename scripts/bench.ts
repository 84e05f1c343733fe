import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judge } from './bench/aims.ts';
import { compare } from './bench/server/compare.ts';
import { measureGrowth } from './bench/browser/growth.ts';
import { compareLevels } from './bench/server/levels.ts';
import { machine } from './bench/machine.ts';
import { measureMemory } from './bench/server/memory.ts';
import { plans } from './bench/plan.ts';
import { profileSite } from './bench/server/profile.ts';
import {
  printAims,
  printGrowth,
  printLevels,
  printMemory,
  printPages,
  printReplies,
} from './bench/report.ts';
import { measureReplies } from './bench/browser/responsiveness.ts';
import { measureStart } from './bench/server/start-up.ts';
import { benchFolder } from './bench/server/bench-site.ts';
import { buildSite } from './build/build-site.ts';
import { sampleSite } from './build/sites.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    levels: { type: 'boolean', default: false },
    responsiveness: { type: 'boolean', default: false },
    cars: { type: 'string' },
  },
});
const plan = options.quick ? plans.quick : plans.full;

console.log(machine());
mkdirSync(benchFolder, { recursive: true });
if (options.cars !== undefined) {
  const sizes = options.cars.split(',').map(Number);
  if (!sizes.every((size) => size >= 34)) throw new Error('--cars takes numbers from 34 up, such as 34,1000');
  const growth = await measureGrowth(sizes);
  printGrowth(growth);
  save('growth', growth);
} else {
  await buildSite(sampleSite);
  if (options.profile) await profileSite(plan);
  else if (options.levels) printLevels(await compareLevels());
  else if (options.responsiveness) await replies();
  else await everything();
}

async function replies(): Promise<void> {
  const figures = await measureReplies();
  printReplies(figures);
  save('responsiveness', figures);
}

async function everything(): Promise<void> {
  const startMs = await measureStart(plan);
  const pages = await compare(plan);
  printPages(pages);
  const memory = await measureMemory(plan);
  printMemory(memory, startMs);
  const aims = judge({ pages, memory, startMs });
  printAims(aims);
  save('bench', { machine: machine(), plan, startMs, pages, memory, aims });
}

function save(name: string, figures: unknown): void {
  const file = `out/${name}.json`;
  writeFileSync(file, JSON.stringify(figures, null, 2));
  console.log(`\nwritten to ${file}`);
}
