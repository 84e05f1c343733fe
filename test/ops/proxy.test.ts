import { once } from 'node:events';
import { connect } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { sampleSite } from '../../scripts/build/sites.ts';
import { agentFor, ask } from './visitors/ask-url.ts';
import { startContainerDns } from './container-dns.ts';
import { startCopy } from './copies.ts';
import { startProxy } from './proxy.ts';

const servername = 'www.localhost';
const origin = `https://${servername}`;

async function start(env: Record<string, string> = {}) {
  const dns = await startContainerDns();
  const copy = await startCopy(dns, sampleSite.folder);
  return { copy, proxy: await startProxy(dns, { SITE_ORIGIN: origin, ...env }) };
}

describe('the proxy of compose.yaml', () => {
  it('starts without an error with the least privileges, serves the site over HTTP/2 as the site compresses it, and offers HTTP/3', async () => {
    const { copy, proxy } = await start();
    const headers = { 'accept-encoding': 'br' };
    const lengthOf = async () => {
      const page = await fetch(`${copy.instance.origin}/about`, { headers });
      return page.headers.get('content-length');
    };
    // A page that is requested again is compressed once and kept, so that it has a length.
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
    const socket = connect({ port: 443, servername, ALPNProtocols: ['h2'], rejectUnauthorized: false });
    await once(socket, 'secureConnect');
    expect(socket.destroy().alpnProtocol).toBe('h2');
    // Caddy 2.6 also logs its own 404 answers at this level, such as the one to `start`'s probe.
    const own = proxy.lines().filter(({ logger }) => !logger?.startsWith('http.log.access'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('redirects http, and the host with or without www., to the origin, and refuses other hosts', async () => {
    await start();
    const path = '/car/1?from=mail';
    const location = origin + path;
    expect(await ask(`http://www.localhost${path}`)).toMatchObject({ status: 308, headers: { location } });
    // Its certificate may arrive a moment after the other one.
    const answer = () => ask(`https://localhost${path}`).catch(() => undefined);
    await expect.poll(answer).toMatchObject({ status: 301, headers: { location } });
    expect((await ask('http://other.example/')).status).toBe(421);
    expect((await ask('https://other.example/', { agent: agentFor(origin) })).status).toBe(421);
    await expect(ask('https://other.example/')).rejects.toThrow('alert');
  });

  it('hides internal paths, and gives each request an id that the site’s log has too', async () => {
    const { copy } = await start();
    for (const path of ['/readyz', '/healthz', '/metrics', '/readyz/', '/READYZ']) {
      expect([path, (await ask(origin + path)).status]).toEqual([path, 404]);
    }
    const { headers } = await ask(`${origin}/contact`, { headers: { 'x-request-id': 'of-the-visitor' } });
    const requestId = headers['x-request-id'];
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    const line = expect.objectContaining({ path: '/contact', requestId }) as unknown;
    await expect.poll(copy.instance.lines).toContainEqual(line);
  });

  it('says who to call while no copy is running, and logs a line per request, without personal data or search terms', async () => {
    const { copy, proxy } = await start({ SITE_BRAND: 'Singh & Sons', SITE_PHONE: '+911123456789' });
    const headers = { 'user-agent': 'NokiaBrowser', referer: `${origin}/?search=alto` };
    await ask(`${origin}/inventory?search=swift`, { headers });
    await copy.stop();
    const answer = await ask(`${origin}/inventory?search=swift`, { headers });
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '30', 'cache-control': 'no-store' },
    });
    expect(answer.text).toContain('<h1>Singh &amp; Sons will be back in a moment</h1>');
    expect(answer.text).toContain('<a href="tel:+911123456789">+911123456789</a>');
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
});
