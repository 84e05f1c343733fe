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

/** A file's content in base64, or null where there is no such file. */
export type Content = string | null;

export type Entry = {
  /** 'import stock.csv'. */
  command: string;
  /** ISO 8601. */
  at: string;
  /** Paths from the stock's folder. */
  files: readonly { path: string; before: Content; after: Content }[];
  /** The kept entry that this one takes back. */
  undoes?: string;
};

const most = { commands: 20, bytes: 200_000_000 };

/** What the commands remember of a stock; git and the site overlook it. */
export function stateFolder(folder: string): string {
  return join(folder, '.stock');
}

const committed = (folder: string) => join(stateFolder(folder), 'committed.json');
const history = (folder: string) => join(stateFolder(folder), 'history');

/** From the rename on the change is made, however the process ends: whoever comes next finishes it. */
export function commit(folder: string, entry: Entry): void {
  writeWhole(committed(folder), JSON.stringify(entry));
  finish(folder);
}

export function isUnfinished(folder: string): boolean {
  return existsSync(committed(folder));
}

/** Puts the files of a committed change in their places, also those that an earlier process did not get to. */
export function finish(folder: string): void {
  if (!isUnfinished(folder)) return;
  const entry = readEntry(committed(folder));
  for (const { path, before, after } of entry.files) {
    const file = join(folder, path);
    // What somebody has written there in the meantime is theirs.
    if (contentOf(file) === before) put(file, after);
  }
  if (entry.undoes === undefined) keep(folder);
  else {
    rmSync(join(history(folder), entry.undoes), { force: true });
    rmSync(committed(folder));
  }
}

/** The entry of the last command that can be taken back. */
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

/** Nobody sees a file that is half written, and a power cut leaves none. */
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
