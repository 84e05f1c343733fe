import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pagePaths } from '../measured-pages.ts';
import { startBenchSite } from './bench-site.ts';

export type LevelFigures = { path: string; method: string; bytes: number; ms: number };

const repetitions = 30;

/** What each level of compression takes and gives, for each page in one piece. */
export async function compareLevels(): Promise<LevelFigures[]> {
  const site = await startBenchSite();
  const pages = await Promise.all(
    pagePaths.map(async (path) => ({
      path,
      html: Buffer.from(await (await fetch(site.address + path)).arrayBuffer()),
    })),
  );
  await site.stop();
  return pages.flatMap(({ path, html }) => [
    { path, method: 'none', bytes: html.length, ms: 0 },
    ...[1, 4, 6, 9].map((level) => measure(path, `gzip ${level}`, () => gzipSync(html, { level }))),
    ...[1, 2, 3, 4, 5, 9, 11].map((quality) =>
      measure(path, `brotli ${quality}`, () =>
        brotliCompressSync(html, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
          },
        }),
      ),
    ),
  ]);
}

function measure(path: string, method: string, compress: () => Buffer): LevelFigures {
  const bytes = compress().length;
  const before = process.cpuUsage();
  for (let index = 0; index < repetitions; index += 1) compress();
  const { user, system } = process.cpuUsage(before);
  return { path, method, bytes, ms: (user + system) / 1000 / repetitions };
}
