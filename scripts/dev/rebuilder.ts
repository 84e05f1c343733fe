import { rmSync } from 'node:fs';
import { context } from 'esbuild';
import { clientOptions, writeClient } from '../build/client.ts';
import { writeIcons } from '../build/icons.ts';
import { serverOptions } from '../build/server.ts';
import { writeManifest } from '../build/site.ts';
import { copyChanged } from './copy-changed.ts';

export type Rebuilder = {
  /** Builds what has changed. False, with esbuild's message on the screen, when it cannot be built. */
  rebuild: () => Promise<boolean>;
  stop: () => Promise<void>;
};

/** Builds the site for development again and again, each time only what has changed. */
export async function createRebuilder(folder: string): Promise<Rebuilder> {
  const assets = `${folder}/public`;
  rmSync(folder, { recursive: true, force: true });
  const client = await context({
    ...clientOptions(assets, 'development'),
    inject: ['scripts/dev/live-reload.ts'],
  });
  const server = await context(serverOptions(`${folder}/server`, 'development'));
  return {
    async rebuild() {
      copyChanged('client/public', assets);
      const results = await Promise.all([client.rebuild(), server.rebuild()]).catch(() => undefined);
      if (!results) return false;
      writeIcons(assets);
      writeManifest(folder, writeClient(assets, results[0]), []);
      return true;
    },
    async stop() {
      await Promise.all([client.dispose(), server.dispose()]);
    },
  };
}
