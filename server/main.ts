import { createApp } from './app.ts';
import { loadBuildInfo } from './build-info.ts';
import { readConfig, type Config } from './config.ts';
import { loadStock } from './load-stock.ts';
import { logStart } from './log-start.ts';
import { createLog } from './observability/log.ts';
import { createMetrics } from './observability/metrics.ts';
import { createHttpServer, watchRefusals } from './process/http-server.ts';
import { listen } from './process/listen.ts';
import { createMetricsServer } from './process/metrics-server.ts';
import { proveReady } from './process/prove-ready.ts';
import { gracefulStop, stopOnSignals } from './process/stop.ts';
import { loadAssets } from './routes/assets.ts';
import { StartError } from './start-error.ts';

const publicFolder = new URL('../public/', import.meta.url);
const stockFolder = new URL('../stock/', import.meta.url);

try {
  await serve(readConfig(process.env));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

async function serve(config: Config): Promise<void> {
  const { log, exit } = createLog(config.logLevel);
  const assets = loadAssets(publicFolder);
  const build = loadBuildInfo(publicFolder);
  const dealer = loadStock(stockFolder);
  logStart(config, build, dealer.isSample, log);
  const health = { isReady: false, isStopping: false };
  const { site, headerRules, metricsPort } = config;
  const metrics = metricsPort === undefined ? undefined : await createMetrics(build);
  const app = createApp({
    ...dealer,
    site,
    assets,
    headerRules,
    now: () => new Date(),
    health,
    log,
    ...(metrics && { metrics }),
  });
  const server = createHttpServer(app);
  watchRefusals(server, log);
  const stop = gracefulStop({ server, health, log, drainMs: config.drainMs, exit });
  stopOnSignals(stop, log);
  const { host, port } = config;
  await listen(server, 'PORT', { host, port });
  if (metrics && metricsPort !== undefined) {
    await listen(createMetricsServer(metrics), 'METRICS_PORT', { host, port: metricsPort });
  }
  log.info({ pid: process.pid, address: server.address() }, 'listening');
  const { forSale, records } = dealer.stock;
  const cars = forSale.filter(({ id }) => records.has(id)).map(({ id }) => `/car/${id}`);
  await proveReady(server, ['/', ...cars.slice(0, 1), assets.stylesheet], { health, log });
}
