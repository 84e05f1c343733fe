import type { RequestHandler } from 'express';
import type { Counter, Histogram } from 'prom-client';
import { routeKind } from './route-kind.ts';
import type { Screens } from '../screens.ts';

export type Metrics = {
  observe(labels: { method: string; route: string; status: string }, seconds: number): void;
  countAborted(): void;
  countMalformed(status: number): void;
  countDropped(): void;
  countFault(): void;
  contentType: string;
  text(): Promise<string>;
};

/** Figures for Prometheus. The library is loaded only where they are asked for. */
export async function createMetrics(): Promise<Metrics> {
  const prometheus = (await import('prom-client')).default;
  const registry = new prometheus.Registry();
  const registers = [registry];
  prometheus.AggregatorRegistry.setRegistries(registers);
  // Made for what it does besides: it answers the primary process, which gathers the workers' figures.
  const { contentType } = new prometheus.AggregatorRegistry();
  prometheus.collectDefaultMetrics({ register: registry });
  const durations: Histogram = new prometheus.Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last byte of its answer.',
    labelNames: ['method', 'route', 'status'],
    registers,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
  });
  const counter = (name: string, help: string, labelNames: string[] = []): Counter =>
    new prometheus.Counter({ name, help, labelNames, registers });
  const aborted = counter('http_requests_aborted_total', 'Clients that left before the end of their answer.');
  const malformed = counter('http_malformed_requests_total', 'What the HTTP parser refused.', ['status']);
  const dropped = counter('http_connections_dropped_total', 'Connections refused because all were taken.');
  const faults = counter('process_unhandled_rejections_total', 'Rejections that nobody awaited.');
  return {
    observe: (labels, seconds) => durations.observe(labels, seconds),
    countAborted: () => aborted.inc(),
    countMalformed: (status) => malformed.inc({ status }),
    countDropped: () => dropped.inc(),
    countFault: () => faults.inc(),
    contentType,
    text: () => registry.metrics(),
  };
}

/** The figures of all workers as one, for the process that started them. */
export async function workersFigures(): Promise<Pick<Metrics, 'contentType' | 'text'>> {
  const { AggregatorRegistry } = (await import('prom-client')).default;
  const workers = new AggregatorRegistry();
  return { contentType: workers.contentType, text: () => workers.clusterMetrics() };
}

/** Labels are few and fixed: no path, no client. */
export function measureRequests(metrics: Metrics, screens: Screens): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const { method } = req;
    const route = routeKind(req.path, screens);
    res.once('close', () => {
      if (!res.writableFinished) metrics.countAborted();
      const labels = { method: methodLabel(method), route, status: `${Math.floor(res.statusCode / 100)}xx` };
      metrics.observe(labels, (performance.now() - startedAt) / 1000);
    });
    next();
  };
}

function methodLabel(method: string): string {
  return method === 'GET' || method === 'HEAD' ? method : 'other';
}
