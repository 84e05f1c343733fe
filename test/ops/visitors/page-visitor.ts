import { setTimeout as wait } from 'node:timers/promises';
import type { ClientHttp2Session } from 'node:http2';
import { foundPaths } from '../../../scripts/sample-pages.ts';
import { askOn, openSession } from './ask.ts';

export type Visits = { pages: number; files: number; stylesheets: Set<string>; failures: string[] };

const filePath = /\/assets\/[\w./-]+\.\w+/g;

/** Loads whole pages as a browser does, with all files on the page's connection, until it is stopped. */
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
  if (!page.trimEnd().endsWith('</html>')) visits.failures.push(`${path} is not whole`);
  const files = [...new Set(page.match(filePath))];
  for (const file of files) if (file.endsWith('.css')) visits.stylesheets.add(file);
  visits.files += files.length;
  await Promise.all(files.map((file) => fetchText(session, file, visits)));
}

async function fetchText(session: ClientHttp2Session, path: string, visits: Visits): Promise<string> {
  const answer = await askOn(session, path).catch((error: unknown) => ({ status: String(error), body: '' }));
  if (answer.status !== 200) visits.failures.push(`${path}: ${answer.status}`);
  return answer.body.toString();
}
