import { spawnSync } from 'node:child_process';

/**
 * Runs one of npm's commands for its JSON. npm exits with 1 for findings too, so its output decides.
 * @throws {Error} with npm's own message if it failed
 */
export function askNpm(...args: string[]): unknown {
  const { stdout, stderr } = spawnSync('npm', [...args, '--json'], {
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  if (stdout === '') throw new Error(stderr.trim());
  const answer = JSON.parse(stdout) as { message?: string; error?: { summary?: string } };
  const failure = answer.message ?? answer.error?.summary;
  // Without the registry's URL, which may be a company's own.
  if (failure !== undefined) throw new Error(failure.replace(/https?:\/\/\S+/g, 'the registry'));
  return answer;
}
