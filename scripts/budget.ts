import { readdirSync, readFileSync, statSync } from 'node:fs';
import { Command } from 'commander';
import type { AssetManifest } from '../shared/asset-manifest.ts';
import budget from './budget.json' with { type: 'json' };
import { buildSite } from './build/build-site.ts';
import { sampleSite } from './build/sites.ts';

new Command('npm run budget --')
  .description("Checks the sizes of the sample's scripts, styles and fonts against scripts/budget.json.")
  .parse();

await buildSite(sampleSite, { ifStale: true });
const folder = sampleSite.folder;
const { start, scripts, recordsScript, stylesheet } = JSON.parse(
  readFileSync(`${folder}/manifest.json`, 'utf8'),
) as AssetManifest;

const compressed = (path: string) => `${path}.br`;

const fonts = readdirSync(`${folder}/public/assets/fonts`)
  .filter((name) => name.endsWith('.woff2'))
  .map((name) => `/assets/fonts/${name}`);

const checks = [
  check('scripts', [start, ...Object.values(scripts)].map(compressed), budget.scripts),
  check('records', recordsScript ? [compressed(recordsScript)] : [], budget.records),
  check('stylesheet', [compressed(stylesheet)], budget.stylesheet),
  // Fonts are already compressed.
  check('fonts', fonts, budget.fonts.bytes),
];
const tooMany = fonts.length > budget.fonts.files;
if (tooMany) console.error(`fonts: ${fonts.length} files, but at most ${budget.fonts.files} are allowed`);
if (tooMany || checks.includes(false)) process.exitCode = 1;

function check(what: string, files: readonly string[], most: number): boolean {
  const bytes = files.reduce((sum, file) => sum + statSync(`${folder}/public${file}`).size, 0);
  const line = `${what}: ${bytes} bytes of ${most}`;
  if (bytes <= most) console.log(line);
  else console.error(`${line}: ${bytes - most} TOO MANY (see scripts/budget.json)`);
  return bytes <= most;
}
