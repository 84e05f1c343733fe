import { build } from 'esbuild';
import { serverBundleOptions } from '../../build/server-bundle.ts';
import { stockPlugin } from '../../build/stock-plugin.ts';
import { readStock } from '../../stock/read-stock.ts';
import { stockFolder } from '../../stock/stock-folder.ts';
import { benchFolder, startTarget } from '../target.ts';
import type { Target } from '../target.ts';

/** The least that the same pages can cost: rendered by React alone, and not rendered at all. */
export async function startFloors(site: Target): Promise<{ react: Target; bytes: Target }> {
  const plugins = [stockPlugin(() => readStock(stockFolder(process.env)))];
  await build({
    ...serverBundleOptions(benchFolder, 'production', plugins),
    entryPoints: ['scripts/bench/server/floors/react-floor.tsx', 'scripts/bench/server/floors/byte-floor.ts'],
  });
  return {
    react: await startTarget('react-floor', {
      args: [`${benchFolder}/react-floor.js`],
      env: { PUBLIC_FOLDER: 'dist/public/' },
    }),
    bytes: await startTarget('byte-floor', {
      args: [`${benchFolder}/byte-floor.js`],
      env: { SITE: site.address },
    }),
  };
}
