import { buildSite } from './build/build-site.ts';
import { isUpToDate } from './build/freshness.ts';
import { buildFolders } from './build/mode.ts';

const mode = process.argv.includes('--dev') ? 'development' : 'production';
if (process.argv.includes('--if-stale') && isUpToDate(buildFolders[mode])) process.exit();

const startedAt = performance.now();
const folder = await buildSite(mode);
console.log(`built in ${Math.round(performance.now() - startedAt)} ms: ${folder}/`);
