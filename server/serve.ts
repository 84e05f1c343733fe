import { createApp } from './app.ts';
import { loadAssets } from './assets.ts';
import type { Config } from './config.ts';
import { createHealth } from './health.ts';
import { createHttpServer } from './http-server.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsServer } from './metrics-server.ts';
import { onProcessFault, onStopSignal } from './process-events.ts';
import { warnOfSamples } from './samples.ts';
import { loadScreens } from './screens.ts';
import { headerTable } from './security.ts';
import { gracefulStop } from './stop.ts';

/** One process: configuration → app → listen → stop gracefully. */
export async function serve(config: Config, { isWorker }: { isWorker: boolean }): Promise<void> {
  const { log, exit } = createLog(config.logLevel);
  if (!isWorker) warnOfSamples(config, log);
  const health = createHealth();
  const metrics = config.metricsPort === undefined ? undefined : await createMetrics();
  const app = createApp({
    site: config.site,
    trustProxy: config.trustProxy,
    assets: loadAssets(new URL('../public/', import.meta.url)),
    screens: await loadScreens(),
    now: () => new Date(),
    health,
    log,
    ...(metrics && { metrics }),
  });
  const server = createHttpServer({ app, headers: headerTable(config.site), log, metrics });
  const stop = gracefulStop({ server, health, log, drainMs: config.drainMs, exit });
  onStopSignal(log, stop);
  onProcessFault({ log, stop, metrics });
  await listen(server, config.port, config.host);
  // The workers' figures are gathered by the process that started them.
  if (metrics && config.metricsPort !== undefined && !isWorker) {
    await listen(createMetricsServer(metrics), config.metricsPort, config.host);
  }
  log.info({ pid: process.pid, address: server.address() }, 'listening');
}
