import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

/** A fault of the product. */
type Fault = {
  /** The file with the fault. */
  in: string;
  /** What the fault replaces; occurs once. */
  from: string;
  to: string;
};

/** Of tests, in Vitest's report. */
type Counts = { numFailedTests: number; numPassedTests: number };

type Mutant = Fault & { breaks: string; test: string };

/** The rows of the README's table, each with its fault. */
export function readMutants(): Mutant[] {
  const faults = parse(readFileSync('test/mutants/mutants.yaml', 'utf8')) as Record<string, Fault>;
  const rows = readFileSync('test/mutants/README.md', 'utf8').matchAll(/^\| (.+?) +\| `(.+)` +\|$/gm);
  const mutants = [...rows].map(([row, breaks = '', test = '']) => {
    const { [breaks]: fault } = faults;
    if (!fault) throw new Error(`mutants.yaml has no fault for ${row}`);
    return { ...fault, breaks, test };
  });
  const [unlisted] = Object.keys(faults).filter((name) => !mutants.some(({ breaks }) => breaks === name));
  if (unlisted) throw new Error(`README.md has no row for ${unlisted}`);
  return mutants;
}

/** Runs the test of each mutant whose row has these words, in a copy of the repository. */
function runMutants(words: readonly string[]): void {
  const copy = copyOfRepository();
  if (copy === undefined) {
    console.error(
      'npm run mutants needs git, and the folder to be a clone: it breaks a copy of what git lists.',
    );
    process.exitCode = 1;
    return;
  }
  const chosen = readMutants().filter(({ breaks, test }) => `${breaks} ${test}`.includes(words.join(' ')));
  const survivors = chosen.filter((mutant) => {
    const failure = survives(mutant, copy);
    console.log(`${failure ?? 'killed'}: ${mutant.breaks} (${mutant.test})`);
    return failure !== undefined;
  });
  rmSync(copy, { recursive: true });
  console.log(`${chosen.length - survivors.length} of ${chosen.length} killed`);
  if (survivors.length > 0) process.exitCode = 1;
}

/** The reason why a mutant is not killed; undefined if its test fails. */
function survives({ in: path, from, to, test }: Mutant, copy: string): string | undefined {
  const file = join(copy, path);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const around = text.split(from);
  if (around.length !== 2) return 'DOES NOT APPLY';
  writeFileSync(file, around.join(to));
  const result = join(copy, 'result.json');
  rmSync(result, { force: true });
  const project = /^test\/(browser|engines|process)\//.exec(test)?.[1] ?? 'server';
  const env = { ...process.env, HANG_MS: '20000' };
  const args = ['run', '--bail=1', '--project', project, '--reporter=json', `--outputFile=${result}`, test];
  spawnSync(join(copy, 'node_modules/.bin/vitest'), args, { cwd: copy, stdio: 'ignore', env });
  writeFileSync(file, text);
  if (!existsSync(result)) return 'CANNOT RUN';
  const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(result, 'utf8')) as Counts;
  if (numFailedTests > 0) return undefined;
  return numPassedTests > 0 ? 'SURVIVES' : 'CANNOT RUN';
}

/** Of the files that git lists; undefined without git or outside of a repository. */
function copyOfRepository(): string | undefined {
  const { status, stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const file of stdout.trim().split('\n')) if (existsSync(file)) cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  // Pictures that take minutes to draw.
  const pictures = '.cache/pictures';
  if (existsSync(pictures)) cpSync(pictures, join(copy, pictures), { recursive: true });
  return copy;
}

if (process.argv[1]?.endsWith('mutants/run.ts')) runMutants(process.argv.slice(2));
