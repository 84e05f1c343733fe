import { once } from 'node:events';
import { cpSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sampleSite } from '../../scripts/build/sites.ts';
import { filmPath } from '../../shared/scenes/scenes.ts';
import { startInstance } from '../process/instance.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { agentFor, ask, startProxy } from './proxy.ts';

const servername = 'www.localhost';
const origin = `https://${servername}`;
const visitor = { host: '127.0.0.1', localAddress: '127.0.66.7' };

/** The types of Node lack `localAddress`, which it passes on. */
const open = (options: object = {}) =>
  connect({ port: 443, servername, rejectUnauthorized: false, ...options }).on('error', () => undefined);

async function start(env: Record<string, string> = {}) {
  const copy = await startCopy('127.0.2.1');
  return { copy, proxy: await startProxy({ SITE_ORIGIN: origin, ...env }, [['127.0.2.1', 'web']]) };
}

/** What every response has, whether it comes from the site or from the proxy. */
const secured = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const startCopy = (HOST: string, folder = sampleSite.folder) =>
  startInstance({ folder, env: { HOST, PORT: '3000', DRAIN_MS: '1000' } });

async function startTwo() {
  const copies = await Promise.all([startCopy('127.0.2.1'), startCopy('127.0.2.2')]);
  await startProxy({ SITE_ORIGIN: origin }, [
    ['127.0.2.1', 'web'],
    ['127.0.2.2', 'web'],
  ]);
  return copies;
}

describe('the proxy of compose.yaml', () => {
  it('starts without an error or privileges, serves pages over HTTP/2 as the site compresses them, and offers HTTP/3', async () => {
    const { copy, proxy } = await start();
    const headers = { 'accept-encoding': 'br' };
    const lengthOf = async () => {
      const page = await fetch(`${copy.origin}/about`, { headers });
      return page.headers.get('content-length');
    };
    // The site caches a page that is requested again, and then sends its length.
    await expect.poll(lengthOf).not.toBeNull();
    expect(await ask(`${origin}/about`, { headers })).toMatchObject({
      status: 200,
      headers: {
        'content-encoding': 'br',
        'content-length': await lengthOf(),
        'cache-control': expect.stringContaining('s-maxage=') as string,
        'alt-svc': expect.stringContaining('h3=":443"') as string,
      },
    });
    const socket = open({ ALPNProtocols: ['h2'] });
    await once(socket, 'secureConnect');
    expect(socket.destroy().alpnProtocol).toBe('h2');
    // Caddy also logs its own 404 answers as errors, such as the one to the probe of `startProxy`.
    const own = proxy.lines().filter(({ logger }) => !logger?.startsWith('http.log.access'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('redirects http and its alias to the origin, and refuses other hosts', async () => {
    await start({ SITE_ALIAS: 'https://localhost' });
    const path = '/car/1?from=mail';
    const location = origin + path;
    expect(await ask(`http://www.localhost${path}`)).toMatchObject({ status: 308, headers: { location } });
    // The alias's certificate may arrive a moment after the origin's.
    const answer = () => ask(`https://localhost${path}`).catch(() => undefined);
    await expect.poll(answer).toMatchObject({ status: 301, headers: { location } });
    expect(await ask('http://other.example/')).toMatchObject({ status: 421, headers: secured });
    expect((await ask('https://other.example/', { agent: agentFor(origin) })).status).toBe(421);
    await expect(ask('https://other.example/')).rejects.toThrow('alert');
  });

  it('hides internal paths, and gives each request an id that also appears in the site’s log', async () => {
    const { copy } = await start();
    for (const path of ['/readyz', '/healthz', '/metrics', '/readyz/', '/READYZ']) {
      expect([path, await ask(origin + path)]).toMatchObject([path, { status: 404, headers: secured }]);
    }
    const { headers } = await ask(`${origin}/contact`, { headers: { 'x-request-id': 'of-the-visitor' } });
    const requestId = headers['x-request-id'];
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    const line = expect.objectContaining({ path: '/contact', requestId }) as unknown;
    await expect.poll(copy.lines).toContainEqual(line);
  });

  it('says so while no copy runs, and logs a line per request without personal data or search terms', async () => {
    const { copy, proxy } = await start();
    const headers = { 'user-agent': 'NokiaBrowser', referer: `${origin}/?search=alto` };
    await ask(`${origin}/inventory?search=swift`, { headers });
    await copy.end();
    const answer = await ask(`${origin}/inventory?search=swift`, { headers });
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '30', 'cache-control': 'no-store', ...secured },
    });
    expect(answer.text).toContain('<h1>The showroom will be back in a moment</h1>');
    const request = expect.objectContaining({
      method: 'GET',
      host: servername,
      uri: '/inventory',
    }) as unknown;
    for (const status of [200, 503]) {
      await expect.poll(proxy.lines).toContainEqual(expect.objectContaining({ status, request }));
    }
    expect(proxy.output()).not.toMatch(/NokiaBrowser|swift|alto|"remote_ip|"client_ip/);
  });

  it('logs no address of a visitor, nor does the site, even if the visitor leaves in the middle of an answer', async () => {
    const { copy, proxy } = await start();
    for (const path of [filmPath('mp4'), '/inventory']) {
      const socket = open(visitor);
      await once(socket, 'secureConnect');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${servername}\r\n\r\n`);
      await once(socket, 'data');
      socket.destroy();
    }
    // Caddy's message for this names the visitor.
    await expect.poll(proxy.output).toContain('aborting with incomplete response');
    expect(`${proxy.output()}\n${copy.log()}`).not.toContain(visitor.localAddress);
  });

  it.each(['SIGKILL', 'SIGSTOP'] as const)('serves every page when a copy gets %s', async (signal) => {
    const [copy] = await startTwo();
    for (let count = 0; count < 8; count += 1) {
      if (count === 4) void copy.end(signal);
      expect((await ask(`${origin}/inventory?ask=${count}`)).status).toBe(200);
    }
  });

  it.each([
    ['a chunk size that is no number', 'GET /about HTTP/1.1', 'Transfer-Encoding: chunked', 'zz'],
    ['a chunk that does not end', 'GET /about HTTP/1.1', 'Transfer-Encoding: chunked', '5\r\nab'],
    ['a body that does not come', 'GET /about HTTP/1.1', 'Content-Length: 9', ''],
    ['two lengths', 'GET /about HTTP/1.1', 'Content-Length: 1\r\nContent-Length: 2', 'ab'],
    ['CONNECT', `CONNECT ${servername}:443 HTTP/1.1`, 'Accept: */*', ''],
    ['an upgrade', 'GET /about HTTP/1.1', 'Connection: Upgrade\r\nUpgrade: websocket', ''],
    ['an expectation', 'GET /about HTTP/1.1', 'Expect: 100-continue\r\nContent-Length: 9', ''],
  ])('lets no visitor wait after twenty requests with %s', async (_what, line, header, body) => {
    await startTwo();
    for (let count = 0; count < 20; count += 1) {
      const socket = open();
      socket.write(`${line}\r\nHost: ${servername}\r\n${header}\r\n\r\n${body}\r\n`);
      onTestFinished(() => void socket.destroy());
      const began = performance.now();
      expect((await ask(`${origin}/about?ask=${count}`)).status).toBe(200);
      expect(performance.now() - began).toBeLessThan(1000);
    }
  });

  it('answers a crowd of visitors who all wait at the same time', async () => {
    await startTwo();
    const session = connectHttp2(origin, {
      lookup: (_host, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
      rejectUnauthorized: false,
    });
    onTestFinished(() => session.destroy());
    const visit = async (index: number) => {
      const [headers] = (await once(
        session.request({ ':path': `/about?ask=${index}` }).resume(),
        'response',
      )) as [IncomingHttpHeaders];
      return headers[':status'];
    };
    const statuses = await Promise.all(Array.from({ length: 200 }, (_, index) => visit(index)));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('refuses unfinished headers before they fill its memory', async () => {
    await start();
    const header = `X-Long: ${'a'.repeat(64 * 1024)}\r\n`;
    const socket = open();
    socket.write(`GET / HTTP/1.1\r\nHost: ${servername}\r\n${header}`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 431 /);
    socket.destroy();
  });

  it('requests files that an old copy lacks from the copy of the next build, and nothing else', async () => {
    const old = join(temporaryFolder(), 'old');
    cpSync(realpathSync(sampleSite.folder), old, { recursive: true });
    const assets = join(old, 'public/assets');
    const names = readdirSync(assets);
    const file = names.find((name) => name.endsWith('.js')) ?? '';
    // Deletes the compressed files too.
    for (const name of names) if (name.startsWith(file)) rmSync(join(assets, name));
    await Promise.all([startCopy('127.0.2.1', old), startCopy('127.0.2.2')]);
    await startProxy({ SITE_ORIGIN: origin }, [
      ['127.0.2.1', 'web'],
      // In compose.yaml, the proxy itself has this name too.
      ['127.0.2.3', 'web-next'],
      ['127.0.2.2', 'web-next'],
    ]);
    expect((await fetch(`http://127.0.2.1:3000/assets/${file}`)).status).toBe(404);
    expect((await ask(`${origin}/assets/${file}`)).status).toBe(200);
    expect(await ask(`${origin}/assets/nothing.css`)).toMatchObject({ status: 404, headers: secured });
    expect((await ask(`${origin}/nowhere`)).text).toContain('Oops! Page not found');
  });
});
