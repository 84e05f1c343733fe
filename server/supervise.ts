import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Config } from './config.ts';
import { createMetricsServer } from './metrics-server.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { onProcessFault, onStopSignal } from './process-events.ts';
import { restartPolicy } from './restart-policy.ts';
import { warnOfSamples } from './samples.ts';
import { graceMs } from './stop.ts';

const margin = 1_000;

/** Keeps as many processes serving as are asked for: one that dies is replaced while the others serve on. */
export async function superviseWorkers(config: Config): Promise<void> {
  const { log, exit } = createLog(config.logLevel);
  const startedAt = new Map<number, number>();
  const policy = restartPolicy();
  let isStarted = false;
  let exitCode: number | undefined;
  warnOfSamples(config, log);

  // Each takes its connections from the kernel by itself. Those that this process would hand to one that dies at
  // that moment would stay open, and never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.on('exit', (worker, code, signal) => {
    // The first one shows whether the site can start at all; it says itself why not.
    if (!isStarted) exitCode ??= code === 0 ? 1 : code;
    if (exitCode !== undefined) {
      if (living().length === 0) exit(exitCode);
      return;
    }
    const livedMs = performance.now() - (startedAt.get(worker.id) ?? 0);
    startedAt.delete(worker.id);
    const delayMs = policy.afterDeath(livedMs);
    const death = { worker: worker.process.pid, code, signal, livedMs: Math.round(livedMs) };
    if (delayMs === undefined) {
      log.fatal(death, `a worker died at once ${policy.mostEarlyDeaths} times in a row: giving up`);
      stop(1);
    } else {
      log.error(death, 'a worker died: starting another');
      setTimeout(() => exitCode === undefined && fork(), delayMs);
    }
  });
  onStopSignal(log, stop);
  onProcessFault({ log, stop });

  await once(fork(), 'listening');
  isStarted = true;
  for (let count = 1; count < config.workers; count += 1) fork();
  if (config.metricsPort !== undefined) {
    const { AggregatorRegistry } = (await import('prom-client')).default;
    const workers = new AggregatorRegistry();
    const figures = { contentType: workers.contentType, text: () => workers.clusterMetrics() };
    await listen(createMetricsServer(figures), config.metricsPort, config.host);
  }

  function fork(): Worker {
    const worker = cluster.fork();
    startedAt.set(worker.id, performance.now());
    return worker;
  }

  function stop(code: number): void {
    if (exitCode !== undefined) return;
    exitCode = code;
    for (const worker of living()) worker.process.kill('SIGTERM');
    if (living().length === 0) exit(code);
    setTimeout(
      () => {
        log.warn('workers still alive are killed');
        for (const worker of living()) worker.process.kill('SIGKILL');
      },
      config.drainMs + graceMs + margin,
    );
  }
}

function living(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}
