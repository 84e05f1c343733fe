import { readdirSync, readFileSync, statSync } from 'node:fs';
import { buildSite } from './build/build-site.ts';
import { currentFolder, sampleSite } from './build/sites.ts';
import type { AssetManifest } from '../shared/asset-manifest.ts';
import budget from './budget.json' with { type: 'json' };

// The first load of each of the sample's pages, against its limit.
await buildSite(sampleSite, { ifStale: true });
const folder = currentFolder(sampleSite);
const { loader, stylesheet, modules } = JSON.parse(
  readFileSync(`${folder}/manifest.json`, 'utf8'),
) as AssetManifest;

const fonts = readdirSync(`${folder}/public/assets/fonts`)
  .filter((name) => name.endsWith('.woff2'))
  .map((name) => `/assets/fonts/${name}`);

const checks = [
  ...Object.entries(budget.scripts).map(([page, most]) => check(`scripts of ${page}`, scriptsOf(page), most)),
  check('stylesheet', [`${stylesheet}.br`], budget.stylesheet),
  // Fonts are already compressed.
  check('fonts', fonts, budget.fonts.bytes),
];
const tooMany = fonts.length > budget.fonts.files;
if (tooMany) console.error(`fonts: ${fonts.length} files, of at most ${budget.fonts.files}`);
if (tooMany || checks.includes(false)) process.exitCode = 1;

function scriptsOf(page: string): string[] {
  // The heaviest car, as each page contains one.
  const car = page.includes('car-detail') ? heaviestCar() : [];
  return [...new Set([loader, ...filesOf('client/hydrate.tsx'), ...filesOf(page), ...car])].map(
    (file) => `${file}.br`,
  );
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
