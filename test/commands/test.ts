import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Command } from 'commander';
import { fetchChromium } from '../chromium/fetch-chromium.ts';
import { missingEngines } from '../engines/drivers/left-out.ts';
import { hasProgram, installPackages } from './debian-packages.ts';

const { quick = false } = new Command('npm test --')
  .description('Runs the tests and checks, two at a time, and reports which failed.')
  .option('--quick', 'without the tests that need a process or a browser')
  .parse()
  .opts<{ quick?: true }>();

const leftOut: Record<string, string> = quick ? {} : missingEngines();
// Without git, vitest.config.ts excludes these tests.
await ensure("the stock's commands", () => hasProgram('git') || installPackages(['git'], !quick));
if (!quick) await ensure('Chromium', fetchChromium);
const slowParts = ['test:browser', 'test:engines', 'test:process'];
// The longest first, so that none runs alone at the end.
const parts = [
  'test:browser',
  'test:server',
  'test:engines',
  'test:process',
  'budget',
  'lint',
  'format:check',
  'unused',
].filter((part) =>
  quick ? !slowParts.includes(part) : part !== 'test:browser' || leftOut.Chromium === undefined,
);

const waiting = [...parts];
const failed: string[] = [];
await Promise.all([runParts(), runParts()]);

for (const [name, reason] of Object.entries(leftOut))
  console.error(`LEFT OUT: the tests of ${name}: ${reason}`);
if (failed.length > 0) console.error(`FAILED: ${failed.join(', ')}`);
else console.log(`Passed: ${parts.join(', ')}`);
const isComplete = Object.keys(leftOut).length === 0;
process.exitCode = failed.length > 0 || (process.env.CI && !isComplete) ? 1 : 0;

async function runParts(): Promise<void> {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    if (!(await passes(name))) failed.push(name);
  }
}

async function passes(name: string): Promise<boolean> {
  const hasColors = process.stdout.isTTY && !process.env.NO_COLOR;
  const child = spawn('npm', ['run', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(hasColors && { FORCE_COLOR: '1' }) },
  });
  for (const output of [child.stdout, child.stderr])
    createInterface(output).on('line', (line) => console.log(`[${name}] ${line}`));
  await once(child, 'close');
  return child.exitCode === 0;
}

async function ensure(thing: string, fetchIt: () => unknown): Promise<void> {
  try {
    await fetchIt();
  } catch (error) {
    leftOut[thing] = error instanceof Error ? error.message : String(error);
  }
}
