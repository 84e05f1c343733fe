import { totalmem } from 'node:os';
import { routeNames } from '../../client/routes.tsx';
import type { BuildInfo } from '../build-info.ts';

export type Metrics = Awaited<ReturnType<typeof createMetrics>>;

const otherRoutes = ['asset', 'crawler', 'health', 'other'];

/**
 * Loads the Prometheus library, so call it only if METRICS_PORT is set. Every series starts at 0, because an alert on
 * an increase misses the first value of a series that starts at 1.
 */
export async function createMetrics({ name, stock }: BuildInfo) {
  const prometheus = (await import('prom-client')).default;
  const registry = new prometheus.Registry();
  const registers = [registry];
  prometheus.collectDefaultMetrics({ register: registry });
  const durations = new prometheus.Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last byte of the response.',
    labelNames: ['route', 'status'],
    registers,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
  });
  const aborted = new prometheus.Counter({
    name: 'http_requests_aborted_total',
    help: 'Clients that disconnected before the end of the response.',
    registers,
  });
  new prometheus.Gauge({
    name: 'site_build_info',
    help: 'Always 1; the build and the day of its stock are in the labels.',
    labelNames: ['build', 'stock_date'],
    registers,
  }).set({ build: name, stock_date: stock.date }, 1);
  new prometheus.Gauge({
    name: 'site_memory_limit_bytes',
    help: "The container's memory limit, or the machine's memory if there is none.",
    registers,
  }).set(memoryLimit());

  for (const route of new Set([...routeNames, ...otherRoutes]))
    for (const status of statusClasses) durations.zero({ route, status });

  return { registry, durations, aborted };
}

const statusClasses = ['2xx', '3xx', '4xx', '5xx'];

/** Node returns 0 or undefined if it finds no limit, and a huge number if the kernel sets none. */
function memoryLimit(): number {
  return Math.min(process.constrainedMemory() || Infinity, totalmem());
}
