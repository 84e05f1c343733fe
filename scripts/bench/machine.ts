import { cpus, loadavg, platform, release, totalmem } from 'node:os';

/** The machine that the figures were measured on. */
export function machine(): string {
  const processors = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const [load = 0] = loadavg();
  return [
    `${processors.length} × ${processors[0]?.model.trim()}`,
    `${gigabytes} GB`,
    `${platform()} ${release()}`,
    `Node ${process.version}`,
    `load ${load.toFixed(1)} at the start`,
  ].join(', ');
}
