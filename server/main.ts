import { createApp } from './app.ts';
import { loadAssets } from './assets.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { createHealth } from './health.ts';
import { createLog } from './log.ts';
import { loadScreens } from './screens.ts';
import { stopOnSignal } from './stop.ts';

try {
  await start(readConfig(process.env));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  if (config.usesSamples)
    log.warn('sample values are in use: set SITE_BRAND, SITE_ORIGIN, SITE_PHONE and so on');
  const health = createHealth();
  const folder = new URL('../public/', import.meta.url);
  const app = createApp({
    site: config.site,
    trustProxy: config.trustProxy,
    assets: loadAssets(folder),
    screens: await loadScreens(),
    now: () => new Date(),
    health,
    log,
  });
  const server = app.listen(config.port, config.host, (error) => {
    if (error) {
      log.fatal(error, `cannot listen on ${config.host}:${config.port}`);
      log.flush(() => process.exit(1));
      return;
    }
    log.info({ address: server.address() }, 'listening');
  });
  stopOnSignal({ server, health, log });
}
