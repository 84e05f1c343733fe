import { Command } from 'commander';
import { concurrently, type CloseEvent } from 'concurrently';
import { fetchChromium } from './chromium/fetch-chromium.ts';
import { missingEngines } from './engines/left-out.ts';
import { hasGit, installPackages } from './machine/debian-packages.ts';

const { quick = false } = new Command('npm test --')
  .description('Runs tests and checks side by side, each to its end, and says which failed.')
  .option('--quick', 'without the tests that need a process or a browser')
  .parse()
  .opts<{ quick?: true }>();

const quickParts = ['budget', 'test:server', 'lint', 'format:check', 'unused'];
/** What the tests need and this machine lacks, each with the reason. */
const leftOut: Record<string, string> = quick ? {} : missingEngines();
// Where it is missing, vitest.config.ts excludes these tests.
await ensure("the stock's commands", () => hasGit() || installPackages(['git'], !quick));
if (!quick) await ensure('Chromium', fetchChromium);
const browserParts = leftOut.Chromium === undefined ? ['test:engines', 'test:browser'] : ['test:engines'];
const parts = quick ? quickParts : ['test:process', ...browserParts, ...quickParts];

const { result } = concurrently(
  parts.map((name) => ({ name, command: `npm run ${name}` })),
  { prefix: 'name', maxProcesses: 2 },
);
const ends = await result.catch((events: unknown) => events as CloseEvent[]);
const failed = ends.filter(({ exitCode }) => exitCode !== 0).map(({ command }) => command.name);

for (const [name, reason] of Object.entries(leftOut))
  console.error(`LEFT OUT: the tests of ${name}: ${reason}`);
if (failed.length > 0) console.error(`FAILED: ${failed.join(', ')}`);
else console.log(`Passed: ${parts.join(', ')}`);
const isComplete = Object.keys(leftOut).length === 0;
process.exitCode = failed.length > 0 || (process.env.CI && !isComplete) ? 1 : 0;

/** Runs what fetches a thing; where it fails, the tests of that thing are left out. */
async function ensure(thing: string, fetchIt: () => unknown): Promise<void> {
  try {
    await fetchIt();
  } catch (error) {
    leftOut[thing] = error instanceof Error ? error.message : String(error);
  }
}
