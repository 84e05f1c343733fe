import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { randomOf } from '../random.ts';
import { faultsOf, type Fault } from './faults.ts';

/** Of tests, in Vitest's report. */
type Counts = { numFailedTests: number; numFailedTestSuites: number };

const projects = ['server', 'process', 'browser'];
const { seed, count, least } = new Command('npm run mutants --')
  .description('Breaks the code in random places, one at a time, and lists what no test notices.')
  .option('--seed <number>', 'which faults', Number, 1)
  .option('--count <number>', 'how many of them', Number, 50)
  .option('--least <percent>', 'fails where tests notice fewer', Number, 0)
  .parse()
  .opts<{ seed: number; count: number; least: number }>();

const files = listOfGit();
if (files) breakCode(files);
else {
  console.error(
    'npm run mutants needs git, and the folder to be a clone: it breaks a copy of what git lists.',
  );
  process.exitCode = 1;
}

function breakCode(listed: readonly string[]): void {
  const copy = copyOf(listed);
  if (projects.some((name) => fails(copy, ['run', '--project', name]))) {
    console.error('The tests fail without a fault, so they show nothing: see npm test.');
    process.exitCode = 1;
    return;
  }
  const chosen = chooseFaults(listed);
  const killed: Record<string, boolean[]> = {};
  for (const fault of chosen) {
    const isKilled = kills(fault, copy);
    const [folder = ''] = fault.file.split('/');
    (killed[folder] ??= []).push(isKilled);
    const place = `${fault.file}:${fault.line}: ${oneLine(fault.from)} → ${oneLine(fault.to)}`;
    console.log(isKilled ? `killed: ${place}` : `SURVIVES: ${place}`);
  }
  rmSync(copy, { recursive: true });
  for (const [folder, all] of Object.entries(killed))
    console.log(`${folder}/: ${all.filter(Boolean).length} of ${all.length} killed`);
  const share = (Object.values(killed).flat().filter(Boolean).length / chosen.length) * 100;
  console.log(`${Math.round(share)} % killed`);
  if (share < least) process.exitCode = 1;
}

/** Files with more code have more of them. The same seed chooses the same faults of the same code. */
function chooseFaults(listed: readonly string[]): Fault[] {
  const sources = listed.filter(
    (file) => /^(server|client|shared)\/.*\.tsx?$/.test(file) && !file.startsWith('shared/sample/'),
  );
  const left = sources.flatMap(faultsOf);
  const random = randomOf(seed);
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(random.below(left.length), 1),
  ).flat();
}

/** Whether a test fails or the types are wrong: what takes least first, and the browser before the process for a page. */
function kills({ file, text }: Fault, copy: string): boolean {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, text);
  const isKilled =
    fails(copy, ['related', file, '--project', 'server']) ||
    spawnSync(join(copy, 'node_modules/.bin/tsc'), { cwd: copy }).status !== 0 ||
    (file.startsWith('client/') ? ['browser', 'process'] : ['process', 'browser']).some((name) =>
      fails(copy, ['run', '--project', name]),
    );
  writeFileSync(path, before);
  return isKilled;
}

function fails(copy: string, args: readonly string[]): boolean {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const options = ['--run', '--bail=1', '--passWithNoTests', '--reporter=json', `--outputFile=${report}`];
  const env = { ...process.env, HANG_MS: '30000' };
  spawnSync(join(copy, 'node_modules/.bin/vitest'), [...args, ...options], {
    cwd: copy,
    stdio: 'ignore',
    env,
  });
  // Without a report not even the site can be built.
  if (!existsSync(report)) return true;
  const { numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8')) as Counts;
  return numFailedTests + numFailedTestSuites > 0;
}

/** Undefined without git or outside of a repository. */
function listOfGit(): string[] | undefined {
  const { status, stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8' });
  return status === 0
    ? stdout
        .trim()
        .split('\n')
        .filter((file) => existsSync(file))
    : undefined;
}

function copyOf(listed: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const file of listed) cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  // Pictures that take minutes to draw.
  const pictures = '.cache/pictures';
  if (existsSync(pictures)) cpSync(pictures, join(copy, pictures), { recursive: true });
  return copy;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 60) || 'nothing';
}
