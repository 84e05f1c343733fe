import { setTimeout as wait } from 'node:timers/promises';
import type { ClientHttp2Session } from 'node:http2';
import { foundPaths } from '../../../scripts/sample-pages.ts';
import { askOn, openSession } from './ask.ts';

export type Visits = { pages: number; files: number; stylesheets: Set<string>; failures: string[] };

const filePath = /\/assets\/[\w./-]+\.\w+/g;
const chunkName = /["'`]\.\/([\w.-]+\.js)["'`]/g;

/**
 * Loads whole pages as a browser does, with all files on the page's connection, until it is stopped. Also loads the
 * scripts that a click would load.
 */
export function startPageVisitor(
  origin: string,
  { everyMs }: { everyMs: number },
): { soFar: Visits; leave(): Promise<Visits> } {
  const visits: Visits = { pages: 0, files: 0, stylesheets: new Set(), failures: [] };
  const leaving = new AbortController();
  const visiting = (async () => {
    for (let index = 0; !leaving.signal.aborted; index += 1) {
      const session = openSession(origin);
      await visitPage(session, foundPaths[index % foundPaths.length] ?? '/', visits);
      session.destroy();
      await wait(everyMs);
    }
  })();
  return {
    soFar: visits,
    async leave() {
      leaving.abort();
      await visiting;
      return visits;
    },
  };
}

async function visitPage(session: ClientHttp2Session, path: string, visits: Visits): Promise<void> {
  visits.pages += 1;
  const page = await fetchText(session, path, visits);
  if (!page?.trimEnd().endsWith('</html>')) visits.failures.push(`${path} is not whole`);
  const asked = new Set<string>();
  let next = filesOf('/', page ?? '');
  while (next.length > 0) {
    for (const file of next) {
      asked.add(file);
      if (file.endsWith('.css')) visits.stylesheets.add(file);
    }
    visits.files += next.length;
    const texts = await Promise.all(next.map((file) => fetchText(session, file, visits)));
    const found = next.flatMap((file, index) => filesOf(file, texts[index] ?? ''));
    next = [...new Set(found)].filter((file) => !asked.has(file));
  }
}

async function fetchText(
  session: ClientHttp2Session,
  path: string,
  visits: Visits,
): Promise<string | undefined> {
  try {
    const { status, body } = await askOn(session, path);
    if (status === 200) return body.toString();
    visits.failures.push(`${path}: ${status}`);
  } catch (error) {
    visits.failures.push(`${path}: ${String(error)}`);
  }
  return undefined;
}

/** The files that a page, or a script next to its chunks, refers to. */
function filesOf(path: string, text: string): string[] {
  if (path === '/') return [...new Set(text.match(filePath) ?? [])];
  if (!path.endsWith('.js')) return [];
  return [...text.matchAll(chunkName)].map(([, name = '']) => new URL(name, `https://site${path}`).pathname);
}
