import { rmSync } from 'node:fs';
import { context } from 'esbuild';
import { clientOptions, firstPaintOptions, writeClient } from '../build/client-bundle.ts';
import { writeIcons } from '../build/icon-sheet.ts';
import { serverBundleOptions } from '../build/server-bundle.ts';
import { stockPlugin } from '../build/stock-plugin.ts';
import { writeManifest } from '../build/build-site.ts';
import { readStock } from '../stock/read-stock.ts';
import { copyChanged } from './copy-changed.ts';

export type Rebuilder = {
  /** Builds what has changed. False, with esbuild's message on the screen, when it cannot be built. */
  rebuild: () => Promise<boolean>;
  stop: () => Promise<void>;
};

/** Builds the site for development again and again, each time only what has changed. */
export async function createRebuilder(folder: string, stock: string): Promise<Rebuilder> {
  const assets = `${folder}/public`;
  const plugins = [stockPlugin(() => readStock(stock))];
  rmSync(folder, { recursive: true, force: true });
  const firstPaint = await context(firstPaintOptions(assets, 'development', plugins));
  const client = await context({
    ...clientOptions(assets, 'development', plugins),
    inject: ['scripts/dev/live-reload.ts'],
  });
  const server = await context(serverBundleOptions(`${folder}/server`, 'development', plugins));
  return {
    async rebuild() {
      copyChanged('client/public', assets);
      const results = await Promise.all([firstPaint.rebuild(), client.rebuild(), server.rebuild()]).catch(
        () => undefined,
      );
      if (!results) return false;
      const [styles, scripts] = results;
      writeIcons(assets);
      writeManifest(folder, writeClient(assets, [styles, scripts]), []);
      return true;
    },
    async stop() {
      await Promise.all([firstPaint, client, server].map((build) => build.dispose()));
    },
  };
}
