import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildSite } from './build/build-site.ts';
import { sampleSite } from './build/sites.ts';
import { openChromiumStudio } from './screenshots/chromium-studio.ts';
import { openEngineStudio } from './screenshots/engine-studio.ts';
import { readOptions } from './screenshots/options.ts';
import { startSite } from './build/site-process.ts';

const folder = 'out/screenshots';

const startedAt = performance.now();
const options = readOptions(process.argv.slice(2));
if (!options.base) await buildSite(sampleSite, { ifStale: true });
const site = options.base ? undefined : await startSite();
const openStudio = options.engine === 'chromium' ? openChromiumStudio : openEngineStudio;
const { jobs, atOnce, close } = await openStudio(options, options.base ?? site?.origin ?? '');

const failures: string[] = [];
const queue = jobs.values();
await Promise.all(Array.from({ length: atOnce }, takeNext));

await close();
await site?.stop();
const seconds = Math.round((performance.now() - startedAt) / 1000);
console.log(`${jobs.length - failures.length} screenshots in ${folder}/ after ${seconds} s`);
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);

async function takeNext(): Promise<void> {
  for (const { name, take } of queue) {
    try {
      const image = await take();
      mkdirSync(dirname(`${folder}/${name}`), { recursive: true });
      writeFileSync(`${folder}/${name}.png`, image);
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
