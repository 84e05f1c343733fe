import { setTimeout as wait } from 'node:timers/promises';
import { foundPaths } from '../../../scripts/sample-pages/sample-pages.ts';
import { agentFor, ask } from './ask-url.ts';

const filePath = /\/assets\/[\w./-]+\.\w+/g;

/** Visitors who load whole pages as a browser does, each page with all its files on new connections, until they leave. */
export function startVisitors(origin: string, count: number) {
  const visits = { pages: 0, stylesheets: new Set<string>(), failures: [] as string[] };
  const leaving = new AbortController();
  const visiting = Array.from({ length: count }, async () => {
    for (let index = 0; !leaving.signal.aborted; index += 1) {
      const agent = agentFor(origin, { keepAlive: true });
      const load = async (path: string) => {
        const answer = await ask(origin + path, { agent }).catch((error: unknown) => ({
          status: String(error),
          text: '',
        }));
        if (answer.status !== 200) visits.failures.push(`${path}: ${answer.status}`);
        return answer.text;
      };
      const path = foundPaths[index % foundPaths.length] ?? '/';
      const page = await load(path);
      if (!page.trimEnd().endsWith('</html>')) visits.failures.push(`${path} is not whole`);
      const files = [...new Set(page.match(filePath))];
      for (const file of files) if (file.endsWith('.css')) visits.stylesheets.add(file);
      await Promise.all(files.map(load));
      visits.pages += 1;
      agent.destroy();
      await wait(20);
    }
  });
  return {
    visits,
    async leave() {
      leaving.abort();
      await Promise.all(visiting);
    },
  };
}
