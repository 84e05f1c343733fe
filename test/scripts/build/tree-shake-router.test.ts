import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { expect, it } from 'vitest';
import { treeShakeRouter } from '../../../scripts/build/client/tree-shake-router.ts';
import { modeOptions } from '../../../scripts/build/mode.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const name = 'LinkContext.displayName = "Link";';
const call = 'var LinkContext = React.createContext(null);';

it('leaves out what nothing imports of the installed React Router', async () => {
  const [whole, shaken] = await Promise.all([bundle([]), bundle([treeShakeRouter])]);
  for (const unused of ['FetchersContext', 'NavLink']) {
    expect(whole).toContain(unused);
    expect(shaken).not.toContain(unused);
  }
});

it.each([
  ['names', call, 'displayName'],
  ['calls', name, 'createContext'],
])('fails if no file has %s that it can rewrite', async (_what, code, missing) => {
  const built = shake({ 'chunk.mjs': code });
  await expect(built).rejects.toThrow(
    new RegExp(`matches .*${missing}.*\n.*tree-shake-router.ts.*npm run budget`),
  );
});

it('fails if React Router no longer has its files where it looks for them', async () => {
  const built = shake({ '../moved/index.mjs': call + name });
  await expect(built).rejects.toThrow(/displayName(.|\n)*createContext/);
});

it('succeeds if names and calls are in different files, beside files without any', async () => {
  const built = shake({ 'calls.mjs': call, 'names.mjs': name, 'index.mjs': 'export {};' });
  await expect(built).resolves.toMatchObject({ errors: [] });
});

const options = {
  bundle: true,
  write: false,
  format: 'esm',
  external: ['react', 'react-dom'],
  logLevel: 'silent',
} as const satisfies BuildOptions;

async function bundle(plugins: Plugin[]): Promise<string> {
  const stdin = { contents: "export { matchPath } from 'react-router-dom';", resolveDir: '.' };
  const built = await build({ ...modeOptions({ mode: 'production' }), ...options, stdin, plugins });
  return built.outputFiles.map(({ text }) => text).join('');
}

function shake(files: Record<string, string>) {
  const folder = join(temporaryFolder(), 'react-router/dist/production');
  const entryPoints = Object.entries(files).map(([file, code]) => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
    return path;
  });
  return build({ ...options, entryPoints, outdir: folder, plugins: [treeShakeRouter] });
}
