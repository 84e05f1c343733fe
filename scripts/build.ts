import { isUpToDate } from './build/freshness.ts';
import { buildFolders } from './build/mode.ts';
import { buildSite } from './build/build-site.ts';

const mode = process.argv.includes('--dev') ? 'development' : 'production';
const folder = buildFolders[mode];
if (process.argv.includes('--if-stale') && isUpToDate(folder)) process.exit();

const startedAt = performance.now();
const files = await buildSite(mode);
const durationMs = Math.round(performance.now() - startedAt);
console.log(`built in ${durationMs} ms: ${files.length} client files, ${folder}/`);
