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

const files = {
  scripts: [start, ...Object.values(scripts)].map(compressed),
  records: recordsScript ? [compressed(recordsScript)] : [],
  stylesheet: [compressed(stylesheet)],
  // Fonts are already compressed.
  fonts: readdirSync(`${folder}/public/assets/fonts`)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `/assets/fonts/${name}`),
};
for (const [what, paths] of Object.entries(files)) {
  const bytes = paths.reduce((sum, path) => sum + statSync(`${folder}/public${path}`).size, 0);
  const max = budget[what as keyof typeof files];
  if (bytes <= max) console.log(`${what}: ${bytes} bytes of ${max}`);
  else {
    console.error(`${what}: ${bytes} bytes, ${bytes - max} more than the ${max} of scripts/budget.json`);
    process.exitCode = 1;
  }
}
