import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { treeShakeRouter } from '../../../scripts/build/client/tree-shake-router.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const name = 'LinkContext.displayName = "Link";';
const call = 'var LinkContext = React.createContext(null);';

// `npm run budget` notices if the unused parts of the installed React Router stay.
it.each([
  ['names', call, 'displayName'],
  ['calls', name, 'createContext'],
])('the build fails if React Router has no %s to rewrite', async (_what, code, missing) => {
  const folder = join(temporaryFolder(), 'react-router/dist/production');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'chunk.mjs');
  writeFileSync(file, code);
  const built = build({
    entryPoints: [file],
    write: false,
    logLevel: 'silent',
    plugins: [treeShakeRouter],
  });
  await expect(built).rejects.toThrow(
    new RegExp(`matches .*${missing}.*\n.*tree-shake-router.ts.*npm run budget`),
  );
});
