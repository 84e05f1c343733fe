import { spawnSync } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { git } from '../two-clones.ts';

/** Commits entries of any mode and pushes them; returns the commit. */
export function pushEntries(
  folder: string,
  message: string,
  entries: Record<string, [mode: string, content: string | undefined]>,
): string {
  for (const [path, [mode, content]] of Object.entries(entries)) {
    const id =
      content === undefined ? git(folder, 'rev-parse', 'HEAD').trim() : objectOf(folder, 'blob', content);
    git(folder, 'update-index', '--add', '--cacheinfo', `${mode},${id},${path}`);
  }
  git(folder, 'commit', '--quiet', '--message', message);
  git(folder, 'push', '--quiet');
  return git(folder, 'rev-parse', 'HEAD').trim();
}

/** The tree of HEAD with a further file, which git itself might not add. */
export function treeWith(folder: string, path: string, content: string): string {
  const entry = (mode: string, name: string, id: string) =>
    Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]);
  const inner = objectOf(folder, 'tree', entry('100644', basename(path), objectOf(folder, 'blob', content)));
  const { stdout } = spawnSync('git', ['cat-file', 'tree', 'HEAD^{tree}'], { cwd: folder });
  return objectOf(folder, 'tree', Buffer.concat([stdout, entry('40000', dirname(path), inner)]));
}

function objectOf(folder: string, type: string, input: string | Buffer): string {
  const args = ['hash-object', '-w', '--literally', '--stdin', '-t', type];
  return spawnSync('git', args, { cwd: folder, input, encoding: 'utf8' }).stdout.trim();
}

export function commit(folder: string, tree: string, parent: string, message: string): string {
  return git(folder, 'commit-tree', tree, '-p', parent, '-m', message).trim();
}

/** Gives the last commit a signature, which git would check with the program of the settings. */
export function signHead(folder: string): void {
  const text = git(folder, 'cat-file', 'commit', 'HEAD');
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----\n';
  const id = objectOf(folder, 'commit', text.replace('\n\n', `\n${signature}\n`));
  git(folder, 'update-ref', 'HEAD', id);
}
