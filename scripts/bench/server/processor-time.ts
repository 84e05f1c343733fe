import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of a process and its threads in milliseconds, from Linux's /proc. */
export function processorMs(pid: number): number {
  return readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]) / 1e6)
    .reduce((sum, ms) => sum + ms, 0);
}

/** A thread may end before it is read. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '0';
  }
}
