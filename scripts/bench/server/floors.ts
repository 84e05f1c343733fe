import { buildServer } from '../../build/build-server.ts';
import { sampleSite } from '../../build/sites.ts';
import type { SiteProcess } from '../../build/site-process.ts';
import { benchFolder, startBenchSite } from './bench-site.ts';

/** Lower bounds for the same pages: rendered by React alone, and served as bytes. */
export async function startFloors(site: SiteProcess): Promise<{ react: SiteProcess; bytes: SiteProcess }> {
  await buildServer(benchFolder, {
    mode: 'production',
    entryPoints: ['scripts/bench/server/floors/react-floor.tsx', 'scripts/bench/server/floors/byte-floor.ts'],
  });
  return {
    react: await startBenchSite({
      script: `${benchFolder}/server/react-floor.js`,
      env: { PUBLIC_FOLDER: `${sampleSite.folder}/public/` },
    }),
    bytes: await startBenchSite({
      script: `${benchFolder}/server/byte-floor.js`,
      env: { SITE: site.origin },
    }),
  };
}
