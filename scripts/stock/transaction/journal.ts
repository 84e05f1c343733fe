import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A file's content in base64; null if the file does not exist. */
export type Content = string | null;

export type Entry = {
  /** 'import stock.csv'. */
  command: string;
  /** ISO 8601. */
  at: string;
  /** Paths from the stock's folder. */
  files: readonly { path: string; before: Content; after: Content }[];
  /** The kept entry that this one undoes. */
  undoes?: string;
};

const most = { commands: 20, bytes: 200_000_000 };

/** Lock, journal and history of the commands; git and the build ignore it. */
export function stateFolder(folder: string): string {
  return join(folder, '.stock');
}

const committed = (folder: string) => join(stateFolder(folder), 'committed.json');
const history = (folder: string) => join(stateFolder(folder), 'history');

/** The rename commits the change: if the process ends after it, the next command completes the change. */
export function commit(folder: string, entry: Entry): void {
  writeWhole(committed(folder), JSON.stringify(entry));
  finish(folder);
}

export function isUnfinished(folder: string): boolean {
  return existsSync(committed(folder));
}

/** Writes the files of a committed change, including one that an earlier process left incomplete. */
export function finish(folder: string): void {
  if (!isUnfinished(folder)) return;
  const entry = readEntry(committed(folder));
  for (const { path, before, after } of entry.files) {
    const file = join(folder, path);
    // Keeps what was written by hand in the meantime.
    if (contentOf(file) === before) put(file, after);
  }
  if (entry.undoes === undefined) keep(folder);
  else {
    rmSync(join(history(folder), entry.undoes), { force: true });
    rmSync(committed(folder));
  }
}

/** The entry of the last command that can be undone. */
export function lastEntry(folder: string): (Entry & { name: string }) | undefined {
  const name = keptNames(folder).at(-1);
  return name === undefined ? undefined : { name, ...readEntry(join(history(folder), name)) };
}

export function contentOf(file: string): Content {
  return existsSync(file) ? readFileSync(file, 'base64') : null;
}

function put(file: string, content: Content): void {
  if (content !== null) {
    writeWhole(file, Buffer.from(content, 'base64'));
    return;
  }
  rmSync(file);
}

/** Atomic: readers never see a half-written file, and a power cut leaves the old or the new one. */
function writeWhole(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const next = join(dirname(file), `.${basename(file)}.next`);
  writeFileSync(next, content, { flush: true });
  renameSync(next, file);
}

function keep(folder: string): void {
  const last = Number.parseInt(keptNames(folder).at(-1) ?? '0', 10);
  mkdirSync(history(folder), { recursive: true });
  renameSync(committed(folder), join(history(folder), `${String(last + 1).padStart(6, '0')}.json`));
  let bytes = 0;
  for (const [index, name] of keptNames(folder).reverse().entries()) {
    const file = join(history(folder), name);
    bytes += statSync(file).size;
    if (index >= most.commands || bytes > most.bytes) rmSync(file);
  }
}

function keptNames(folder: string): string[] {
  return existsSync(history(folder)) ? readdirSync(history(folder)).sort() : [];
}

function readEntry(file: string): Entry {
  return JSON.parse(readFileSync(file, 'utf8')) as Entry;
}
