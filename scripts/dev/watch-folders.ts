import { readdirSync, watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import { join } from 'node:path';

// An editor may write a file in several steps.
const settleMs = 40;

/** Calls back after changes in the folders and all below them. Gives a function that ends it. */
export function watchFolders(roots: readonly string[], onChange: () => void): () => void {
  let watchers: FSWatcher[] = [];
  let timeout: NodeJS.Timeout | undefined;
  open();
  return close;

  function open(): void {
    // One by one, because Node 20 on Linux loses files in recursive watching when they are replaced.
    watchers = roots.flatMap(withSubfolders).map((folder) => watch(folder, wait).on('error', wait));
  }
  function wait(): void {
    clearTimeout(timeout);
    timeout = setTimeout(() => {
      close();
      open();
      onChange();
    }, settleMs);
  }
  function close(): void {
    clearTimeout(timeout);
    for (const watcher of watchers) watcher.close();
  }
}

function withSubfolders(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const subfolders = entries.filter((entry) => entry.isDirectory());
  return [root, ...subfolders.map(({ parentPath, name }) => join(parentPath, name))];
}
