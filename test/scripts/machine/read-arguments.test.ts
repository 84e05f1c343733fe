import { expect, it, onTestFinished, vi } from 'vitest';

const refusal = { code: 2, printed: "Unknown option '--loud'. For the options: --help" };

it('--help prints the options with examples', async () => {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'scripts/screenshots.ts', '--help']);
  const { code, printed } = await run(() => import('../../../scripts/screenshots.ts'));
  expect(code).toBe(0);
  expect(printed).toMatch(/^ {2}--widths LIST/m);
  expect(printed).toContain('\n  npm run screenshots -- --only home,car --widths 360\n');
});

it.each(['dev', 'build', 'budget', 'bench', 'images'])(
  'npm run %s names an unknown option in one line and ends with code 2',
  async (name) => {
    vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', `scripts/${name}.ts`, '--loud']);
    expect(await run(() => import(`../../../scripts/${name}.ts`))).toEqual(refusal);
  },
);

/** The output and the exit code of a program that ends its process. */
async function run(program: () => unknown) {
  const lines: unknown[] = [];
  let code: unknown;
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
  vi.spyOn(process, 'exit').mockImplementation((status = 0) => {
    code = status;
    throw new Error('exit');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await expect(Promise.resolve().then(program)).rejects.toThrow('exit');
  return { code, printed: lines.join('\n') };
}
