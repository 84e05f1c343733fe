import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildServer } from '../build/build-server.ts';
import { startSite, type SiteProcess } from '../build/site-process.ts';

const folder = 'out/bench';
const pages = ['/', '/inventory', '/car/27'];
const rounds = 3;
const visitors = 16;
const requests = 1_000;

/**
 * Rounds alternate between the site and bare React, and the lowest figure counts, because other work on the machine
 * only adds to it. Nothing is compressed.
 */
export async function compare() {
  const site = await startBenchSite();
  const react = await startBareReact(site);
  const rows = pages.map((page) => ({ page, React: Infinity, site: Infinity }));
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds}\n`);
    for (const row of rows) {
      const ofReact = await processorMsOf(react, row.page);
      const ofSite = await processorMsOf(site, row.page);
      if (round === 0) continue;
      row.React = Math.min(row.React, ofReact);
      row.site = Math.min(row.site, ofSite);
    }
  }
  await Promise.all([site.stop(), react.stop()]);
  return rows.map((row) => ({
    page: row.page,
    React: row.React.toFixed(2),
    site: row.site.toFixed(2),
    ratio: (row.site / row.React).toFixed(2),
  }));
}

async function startBareReact({ origin }: SiteProcess): Promise<SiteProcess> {
  const entryPoints = ['scripts/bench/bare-react.ts'];
  await buildServer(folder, { mode: 'production', entryPoints });
  const texts = pages.map(async (page) => [page, await (await fetch(origin + page)).text()] as const);
  const file = resolve(folder, 'pages.json');
  writeFileSync(file, JSON.stringify(Object.fromEntries(await Promise.all(texts))));
  return startBenchSite(`${folder}/server/bare-react.js`, { PAGES: file });
}

/** Without source maps, as in the container. */
function startBenchSite(script?: string, env: NodeJS.ProcessEnv = {}) {
  return startSite({
    flags: [],
    ...(script && { script }),
    env: { NODE_ENV: 'production', ...env },
    stdout: 'ignore',
  });
}

async function processorMsOf(server: SiteProcess, page: string): Promise<number> {
  const url = server.origin + page;
  const before = processorMs(server.pid);
  let remaining = requests;
  const visit = async () => {
    while (remaining-- > 0) {
      const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return (processorMs(server.pid) - before) / requests;
}

/** Linux counts processor time in hundredths of a second. */
function processorMs(pid: number): number {
  const [, , , , , , , , , , , user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(user) + Number(system)) * 10;
}
