import { onTestFinished } from 'vitest';
import { freePort } from '../../scripts/build/free-port.ts';
import { startSite, type Start as SiteStart } from '../../scripts/build/site-process.ts';

type Start = SiteStart & {
  /** The code of a module that Node loads first, for faults that cannot be caused from outside. */
  preload?: string;
};

export type LogLine = { level: number; msg: string; [field: string]: unknown };

export type Instance = Awaited<ReturnType<typeof startInstance>>;

/** Starts the built server as a process on loopback, which ends with the test at the latest. */
export async function startInstance({ env, preload, ...others }: Start = {}) {
  const metricsPort = String(await freePort());
  const site = await startSite({
    flags: preload ? ['--import', `data:text/javascript,${encodeURIComponent(preload)}`] : [],
    env: { METRICS_PORT: metricsPort, DRAIN_MS: '200', ...env },
    ...others,
  });
  const { child, ended, log } = site;
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const metricsUrl = site.origin.replace(/\d+$/, `${metricsPort}/metrics`);
  const metrics = async () => (await fetch(metricsUrl)).text();
  return {
    ...site,
    metricsUrl,
    metrics,
    /** Resident memory in MiB, according to the server's metrics. */
    async memory(): Promise<number> {
      return Number(/^process_resident_memory_bytes (\d+)$/m.exec(await metrics())?.[1]) / 1024 ** 2;
    },
    lines: () =>
      log()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as LogLine),
    end(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}
