import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Publication = { newest: string; publishedAt: Date; deprecated?: string };

type View = { version: string; time: Record<string, string>; deprecated?: string };

const run = promisify(execFile);

/** What the registry says of a package, by npm's own client; undefined when it cannot be reached. */
export async function fetchPublication(name: string): Promise<Publication | undefined> {
  try {
    const fields = ['version', 'time', 'deprecated'];
    const { stdout } = await run('npm', ['view', `${name}@latest`, ...fields, '--json'], { timeout: 60_000 });
    const { version, time, deprecated } = JSON.parse(stdout) as View;
    const dates = Object.entries(time)
      .filter(([key]) => /^\d/.test(key))
      .map(([, date]) => Date.parse(date));
    const publishedAt = new Date(Math.max(...dates));
    return { newest: version, publishedAt, ...(deprecated && { deprecated }) };
  } catch {
    return undefined;
  }
}
