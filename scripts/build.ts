import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { buildClient } from './build/client.ts';
import { compressFiles } from './build/compress.ts';
import { isUpToDate } from './build/freshness.ts';
import { buildServer } from './build/server.ts';

if (process.argv.includes('--if-stale') && isUpToDate()) process.exit();

const startedAt = performance.now();
rmSync('dist', { recursive: true, force: true });
cpSync('client/public', 'dist/public', { recursive: true });
const { manifest, files } = await buildClient('dist/public');
const compressed = compressFiles('dist/public', files);
writeFileSync('dist/manifest.json', JSON.stringify({ ...manifest, compressed }));
await buildServer('dist/server');
console.log(`built in ${Math.round(performance.now() - startedAt)} ms: ${files.length} client files, dist/`);
