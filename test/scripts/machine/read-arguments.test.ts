import { expect, it, onTestFinished, vi } from 'vitest';
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
