import { readdirSync, readFileSync, statSync } from 'node:fs';
import { buildSite } from './build/build-site.ts';
import { sampleSite } from './build/sites.ts';
import type { AssetManifest } from '../shared/asset-manifest.ts';
import budget from './budget.json' with { type: 'json' };
import { readArguments } from './machine/read-arguments.ts';
import { samplePages } from './sample-pages.ts';
import type { PageName, SamplePage } from './sample-pages.ts';

readArguments(
  {},
  "Compares the sample's scripts, styles and fonts with their limits in scripts/budget.json.",
);

// The first load of each of the sample's pages, against its limit.
await buildSite(sampleSite, { ifStale: true });
const folder = sampleSite.folder;
const { loader, stylesheet, modules } = JSON.parse(
  readFileSync(`${folder}/manifest.json`, 'utf8'),
) as AssetManifest;

const fonts = readdirSync(`${folder}/public/assets/fonts`)
  .filter((name) => name.endsWith('.woff2'))
  .map((name) => `/assets/fonts/${name}`);

const checks = [
  ...samplePages.map((page) => check(`scripts of ${page.path}`, scriptsOf(page), limitOf(page.name))),
  check('stylesheet', [`${stylesheet}.br`], budget.stylesheet),
  // Fonts are already compressed.
  check('fonts', fonts, budget.fonts.bytes),
];
const tooMany = fonts.length > budget.fonts.files;
if (tooMany) console.error(`fonts: ${fonts.length} files, of at most ${budget.fonts.files}`);
if (tooMany || checks.includes(false)) process.exitCode = 1;

function limitOf(name: PageName): number {
  const exceptions: Partial<Record<PageName, number>> = budget.scriptsOf;
  return exceptions[name] ?? budget.scripts;
}

function scriptsOf({ modules: names }: SamplePage): string[] {
  // The heaviest car in place of the sample page's.
  const files = names.flatMap((name) => (name.startsWith('stock:cars/') ? heaviestCar() : filesOf(name)));
  return [...new Set([loader, ...filesOf('client/hydrate.tsx'), ...files])].map((file) => `${file}.br`);
}

function filesOf(module: string): string[] {
  const files = modules[module];
  if (!files) throw new Error(`${module} is not in the build's manifest`);
  return files;
}

function heaviestCar(): string[] {
  const cars = Object.entries(modules).filter(([name]) => name.startsWith('stock:cars/'));
  const weight = ([file = '']: string[]) => size(`${file}.br`);
  const [first = []] = cars.map(([, files]) => files).sort((one, other) => weight(other) - weight(one));
  return first;
}

function check(what: string, files: readonly string[], most: number): boolean {
  const bytes = files.reduce((sum, file) => sum + size(file), 0);
  const line = `${what}: ${bytes} bytes of ${most}`;
  if (bytes <= most) console.log(line);
  else console.error(`${line}: ${bytes - most} TOO MANY (see scripts/budget.json)`);
  return bytes <= most;
}

function size(file: string): number {
  return statSync(`${folder}/public${file}`).size;
}
