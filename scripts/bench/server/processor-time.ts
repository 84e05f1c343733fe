import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds that a process, its threads and its workers have computed so far: Linux's own account. */
export function processorMs(pid: number): number {
  const ownMs = readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(read(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]) / 1e6)
    .reduce((sum, ms) => sum + ms, 0);
  return childrenOf(pid).reduce((sum, child) => sum + processorMs(child), ownMs);
}

/** Megabytes in memory, workers included. */
export function residentMb(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`)) ?? [];
  return childrenOf(pid).reduce((sum, child) => sum + residentMb(child), Number(kilobytes) / 1024);
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((child) => child > 0 && parentOf(child) === pid);
}

function parentOf(pid: number): number {
  const [, parent = '0'] = /^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`)) ?? [];
  return Number(parent);
}

/** A thread or process may end before it is read. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '0';
  }
}
