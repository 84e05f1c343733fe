import { startInstance } from '../process/instance.ts';
import type { Instance } from '../process/instance.ts';
import type { ContainerDns } from './container-dns.ts';

export type Copy = { build: string; instance: Instance; stop(): Promise<void>; kill(): Promise<void> };

let last = 0;

/**
 * Starts a copy of the site at its own IP address, as a container is started: its names resolve from the start until it
 * has ended.
 */
export async function startCopy(dns: ContainerDns, build: string, names = ['web']): Promise<Copy> {
  last += 1;
  const address = `127.0.2.${last}`;
  for (const name of names) dns.names.set(name, new Set(dns.names.get(name)).add(address));
  const env = { HOST: address, PORT: '3000', DRAIN_MS: '1000', METRICS_PORT: '9100' };
  const instance = await startInstance({ folder: build, env });
  const end = async (signal: NodeJS.Signals) => {
    await instance.end(signal);
    for (const name of names) dns.names.get(name)?.delete(address);
  };
  return { build, instance, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
