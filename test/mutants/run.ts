import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { randomOf } from '../random.ts';
import { faultsOf, type Fault } from './faults.ts';

/** Part of Vitest's JSON report. */
type Report = { numFailedTests: number; numFailedTestSuites: number };

const projects = ['server', 'process', 'browser'];
const { seed, count, least } = new Command('npm run mutants --')
  .description('Breaks the code in random places, one at a time, and lists what no test notices.')
  .option('--seed <number>', 'which faults', Number, 1)
  .option('--count <number>', 'how many of them', Number, 50)
  .option('--least <percent>', 'fails if the tests notice fewer', Number, 0)
  .parse()
  .opts<{ seed: number; count: number; least: number }>();

const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
try {
  breakCode();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true });
}

function breakCode(): void {
  if (!isDone('git', ['clone', '--quiet', '.', copy], '.'))
    throw new Error(
      'npm run mutants needs git, and the folder to be a clone: it breaks a copy of what git lists.',
    );
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  // Pictures that take minutes to draw.
  const pictures = '.cache/pictures';
  if (existsSync(pictures)) cpSync(pictures, join(copy, pictures), { recursive: true });
  if (projects.some((name) => fails(['run', '--project', name])))
    throw new Error('The tests fail without a fault, so they show nothing: see npm test.');

  const killed: Record<string, boolean[]> = {};
  for (const fault of chooseFaults()) {
    const isKilled = kills(fault);
    const [folder = ''] = fault.file.split('/');
    (killed[folder] ??= []).push(isKilled);
    const place = `${fault.file}:${fault.line}: ${oneLine(fault.from)} → ${oneLine(fault.to)}`;
    console.log(isKilled ? `killed: ${place}` : `SURVIVES: ${place}`);
  }
  for (const [folder, all] of Object.entries(killed))
    console.log(`${folder}/: ${all.filter(Boolean).length} of ${all.length} killed`);
  const all = Object.values(killed).flat();
  const share = (all.filter(Boolean).length / all.length) * 100;
  console.log(`${Math.round(share)} % killed`);
  if (share < least) process.exitCode = 1;
}

/** Chooses at random, so that longer files get more faults. A seed repeats its choice from the same code. */
function chooseFaults(): Fault[] {
  const folders = ['client', 'server', 'shared', ':!shared/sample'];
  const { stdout } = spawnSync('git', ['ls-files', ...folders], { encoding: 'utf8' });
  const left = stdout.match(/^.*\.tsx?$/gm)?.flatMap(faultsOf) ?? [];
  const random = randomOf(seed);
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(random.below(left.length), 1),
  ).flat();
}

/** Whether the types or a test notice a fault. The fastest check comes first; for a page that is the browser. */
function kills({ file, text }: Fault): boolean {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, text);
  const slowProjects = file.startsWith('client/') ? ['browser', 'process'] : ['process', 'browser'];
  const isKilled =
    fails(['related', file, '--project', 'server']) ||
    !isDone('node_modules/.bin/tsc', []) ||
    slowProjects.some((name) => fails(['run', '--project', name]));
  writeFileSync(path, before);
  return isKilled;
}

function fails(args: readonly string[]): boolean {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const options = ['--run', '--bail=1', '--passWithNoTests', '--reporter=json', `--outputFile=${report}`];
  isDone('node_modules/.bin/vitest', [...args, ...options]);
  // Without a report, the site could not even be built.
  if (!existsSync(report)) return true;
  const { numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return numFailedTests + numFailedTestSuites > 0;
}

function isDone(program: string, args: readonly string[], cwd = copy): boolean {
  const env = { ...process.env, HANG_MS: '30000' };
  return spawnSync(program, args, { cwd, env, stdio: 'ignore' }).status === 0;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 60) || 'nothing';
}
