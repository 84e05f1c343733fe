import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Config } from './config.ts';
import { createMetricsServer } from './process/metrics-server.ts';
import { workersFigures } from './observability/metrics.ts';
import { listen } from './process/listen.ts';
import { createLog } from './observability/log.ts';
import { onProcessFault, onStopSignal } from './process/process-events.ts';
import { restartPolicy } from './process/restart-policy.ts';
import { tellOfStart } from './tell-of-start.ts';
import { graceMs } from './process/stop.ts';

const marginMs = 1_000;

/**
 * Keeps as many processes serving as are asked for: one that dies is replaced while the others serve on.
 * @throws {StartError} when the port of the figures cannot be had
 */
export async function superviseWorkers(config: Config): Promise<void> {
  const { log, exit } = createLog(config.logLevel);
  const startedAt = new Map<number, number>();
  const policy = restartPolicy();
  let isStarted = false;
  let exitCode: number | undefined;
  tellOfStart(config, log);
  // Each takes its connections from the kernel by itself. Those that this process would hand to one that dies at
  // that moment would stay open, and never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.on('exit', (worker, code, signal) => {
    // The first one shows whether the site can start at all; it says itself why not.
    if (!isStarted) exitCode ??= code === 0 ? 1 : code;
    if (exitCode === undefined) replace(worker, { code, signal });
    else {
      exitCode = Math.max(exitCode, code);
      if (living().length === 0) exit(exitCode);
    }
  });
  onStopSignal(log, stop);
  onProcessFault({ log, stop });

  await once(fork(), 'listening');
  isStarted = true;
  for (let count = 1; count < config.workers; count += 1) fork();
  if (config.metricsPort !== undefined) {
    await listen(createMetricsServer(await workersFigures()), config.metricsPort, config.host);
  }

  function fork(): Worker {
    const worker = cluster.fork();
    startedAt.set(worker.id, performance.now());
    return worker;
  }

  function replace({ id, process: { pid } }: Worker, end: { code: number; signal: string }): void {
    const livedMs = Math.round(performance.now() - (startedAt.get(id) ?? 0));
    startedAt.delete(id);
    const death = { worker: pid, ...end, livedMs };
    const delayMs = policy.afterDeath(livedMs);
    if (delayMs === undefined) {
      log.fatal(death, `a worker died at once ${policy.mostEarlyDeaths} times in a row: giving up`);
      stop(1);
    } else {
      log.error(death, 'a worker died: starting another');
      setTimeout(() => exitCode === undefined && fork(), delayMs);
    }
  }

  function stop(code: number): void {
    const isStopping = exitCode !== undefined;
    exitCode = Math.max(exitCode ?? 0, code);
    if (isStopping) return;
    if (living().length === 0) exit(code);
    for (const worker of living()) worker.process.kill('SIGTERM');
    setTimeout(
      () => {
        log.warn('workers still alive are killed');
        for (const worker of living()) worker.process.kill('SIGKILL');
      },
      config.drainMs + graceMs + marginMs,
    );
  }
}

function living(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}
