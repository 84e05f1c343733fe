import { mkdirSync, writeFileSync } from 'node:fs';
import { readArguments } from './machine/read-arguments.ts';
import { judge } from './bench/aims.ts';
import { compare } from './bench/server/compare.ts';
import { machine } from './bench/machine.ts';
import { measureMemory } from './bench/server/memory.ts';
import { plans } from './bench/plan.ts';
import { printAims, printMemory, printPages, printReplies } from './bench/report.ts';
import { measureReplies } from './bench/browser/responsiveness.ts';
import { measureStart } from './bench/server/start-up.ts';
import { benchFolder } from './bench/server/bench-site.ts';
import { buildSite } from './build/build-site.ts';
import { sampleSite } from './build/sites.ts';

const options = readArguments(
  {
    quick: { type: 'boolean', default: false },
    responsiveness: { type: 'boolean', default: false },
  },
  `Measures the server: pages, memory and start. The figures go into out/bench.json.

  --quick            fewer requests, for a first impression
  --responsiveness   measures replies to clicks in Chromium instead, into out/responsiveness.json

Examples:
  npm run bench -- --quick
  npm run bench -- --responsiveness`,
);
const plan = options.quick ? plans.quick : plans.full;

console.log(machine());
mkdirSync(benchFolder, { recursive: true });
await buildSite(sampleSite);
if (options.responsiveness) await replies();
else await everything();

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
