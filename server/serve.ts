import { createApp } from './app.ts';
import { loadAssets } from './files/assets.ts';
import type { Config } from './config.ts';
import { createHealth } from './process/health.ts';
import { createHttpServer } from './process/http-server.ts';
import { listen } from './process/listen.ts';
import { createLog } from './observability/log.ts';
import { createMetrics } from './observability/metrics.ts';
import { createMetricsServer } from './process/metrics-server.ts';
import { onProcessFault, onStopSignal } from './process/process-events.ts';
import { tellOfStart } from './tell-of-start.ts';
import { loadScreens } from './screens.ts';
import { gracefulStop } from './process/stop.ts';

/**
 * One process: configuration → app → listen → stop gracefully.
 * @throws {StartError} when the build is missing or the port cannot be had
 */
export async function serve(config: Config, { isWorker }: { isWorker: boolean }): Promise<void> {
  const { log, exit } = createLog(config.logLevel);
  if (!isWorker) tellOfStart(config, log);
  const health = createHealth();
  const metrics = config.metricsPort === undefined ? undefined : await createMetrics();
  const app = createApp({
    site: config.site,
    assets: loadAssets(new URL('../public/', import.meta.url)),
    screens: await loadScreens(),
    now: () => new Date(),
    health,
    log,
    ...(metrics && { metrics }),
  });
  const server = createHttpServer({ app, log, metrics });
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
