import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { readOptions } from '../../../scripts/screenshots/options.ts';

it('--help prints the options with examples', () => {
  const { code, printed } = run('--help');
  expect(code).toBe(0);
  expect(printed).toMatch(/^ {2}--widths LIST/m);
  expect(printed).toContain('\n  npm run screenshots -- --only home,car --widths 360\n');
});

it('an unknown option is named in one line and ends with code 2', () => {
  expect(run('--loud')).toEqual({ code: 2, printed: "Unknown option '--loud'. For the options: --help" });
});

const commands = ['dev', 'build', 'budget', 'bench', 'supply-chain', 'images'] as const;

it.each(commands)('npm run %s accepts no unknown option', async (name) => {
  const [command = '', ...args] = packageJson.scripts[name].split(' ');
  await expect(promisify(execFile)(command, [...args, '--loud'])).rejects.toMatchObject({
    code: 2,
    stderr: "Unknown option '--loud'. For the options: --help\n",
  });
});

function run(argument: string) {
  const lines: unknown[] = [];
  let code: unknown;
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
  vi.spyOn(process, 'exit').mockImplementation((status = 0) => {
    code = status;
    throw new Error('exit');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  expect(() => readOptions([argument])).toThrow('exit');
  return { code, printed: lines.join('\n') };
}
