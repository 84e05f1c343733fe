import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import autocannon from 'autocannon';
import { buildServer } from '../../build/build-server.ts';
import { startSite, type SiteProcess } from '../../build/site-process.ts';
import type { Row } from '../medians.ts';
import { lastRelease, releaseServer } from './last-release.ts';

const folder = 'out/bench';
// A short page, a list and a car. More would only take longer.
const pages = ['/', '/inventory', '/car/27'];
const encodings = ['identity', 'gzip', 'br'];

type Contender = { name: string; server: SiteProcess; encodings: string[] };

/**
 * Processor milliseconds a request, of the site and of what it is held against. Each round measures all in turn, so that a
 * disturbance affects all alike; the lowest of the rounds counts, as other work only adds.
 */
export async function compare(rounds: number, requests: number): Promise<Row[]> {
  const contenders = await startContenders();
  const lowest = new Map<string, number>();
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds}\n`);
    for (const page of pages) {
      for (const encoding of encodings) {
        for (const { name, server } of contenders.filter((it) => it.encodings.includes(encoding))) {
          const key = `${page} ${encoding} ${name}`;
          const ms = await processorMsOf(server, { page, encoding, requests });
          if (round > 0) lowest.set(key, Math.min(ms, lowest.get(key) ?? Infinity));
        }
      }
    }
  }
  await Promise.all(contenders.map(({ server }) => server.stop()));
  return pages.flatMap((page) => {
    const figure = (name: string, encoding: string) => lowest.get(`${page} ${encoding} ${name}`) ?? NaN;
    return encodings.map((encoding) => {
      const own = figure('site', encoding);
      const toOwn = (name: string, as = encoding) => (own / figure(name, as)).toFixed(2);
      return {
        page,
        encoding,
        React: figure('React', 'identity').toFixed(2),
        Express: figure('Express', encoding).toFixed(2),
        release: figure('release', encoding).toFixed(2),
        site: own.toFixed(2),
        'to React': toOwn('React', 'identity'),
        'to Express': toOwn('Express'),
        'to release': toOwn('release'),
      };
    });
  });
}

async function startContenders(): Promise<Contender[]> {
  const site = await startBenchSite();
  const pagesFile = resolve(folder, 'like-pages.json');
  const [bare, express] = ['bare-react', 'plain-express'];
  await buildServer(folder, {
    mode: 'production',
    entryPoints: [bare, express].map((name) => `scripts/bench/server/like-page/${name}.ts`),
  });
  writeFileSync(pagesFile, JSON.stringify(await pagesOf(site)));
  const startLike = (name: string) =>
    startBenchSite(`${folder}/server/${name}.js`, { LIKE_PAGES: pagesFile });
  return [
    { name: 'React', server: await startLike(bare), encodings: ['identity'] },
    { name: 'Express', server: await startLike(express), encodings },
    { name: 'release', server: await startBenchSite(releaseServer(lastRelease, folder)), encodings },
    { name: 'site', server: site, encodings },
  ];
}

async function pagesOf({ origin }: SiteProcess): Promise<Record<string, string>> {
  const texts = pages.map(async (page) => [page, await (await fetch(origin + page)).text()] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/** The sample's site as the container starts it, or another server to compare with. */
export function startBenchSite(script?: string, env: NodeJS.ProcessEnv = {}) {
  return startSite({
    flags: [],
    ...(script && { script }),
    env: { NODE_ENV: 'production', ...env },
    stdout: 'ignore',
  });
}

type Load = { page: string; encoding: string; requests: number };

/** @throws {Error} when a request fails */
export async function processorMsOf(
  server: SiteProcess,
  { page, encoding, requests }: Load,
): Promise<number> {
  const url = server.origin + page;
  const before = processorMs(server.pid);
  const headers = { 'Accept-Encoding': encoding };
  const load = await autocannon({ url, connections: 16, amount: requests, headers });
  const failed = load.errors + load.timeouts + load.non2xx;
  if (failed > 0) throw new Error(`${failed} requests of ${url} failed`);
  return (processorMs(server.pid) - before) / requests;
}

/** The processor time of a process and its threads. Linux counts it in hundredths of a second. */
function processorMs(pid: number): number {
  const [, , , , , , , , , , , user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(user) + Number(system)) * 10;
}
