import { closeSync, openSync } from 'node:fs';
import { startSite } from '../../build/site-process.ts';
import type { SiteProcess } from '../../build/site-process.ts';

export const benchFolder = 'out/bench';

type Start = { env?: Record<string, string>; script?: string };

/** The site as the container starts it, or another server to compare with; its output goes into a file. */
export async function startBenchSite({ env, script }: Start = {}): Promise<SiteProcess> {
  const output = openSync(`${benchFolder}/servers.log`, 'a');
  const site = await startSite({
    flags: [],
    ...(script && { script }),
    env: { NODE_ENV: 'production', ...env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  return site;
}
