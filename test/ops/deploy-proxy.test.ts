import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startInstance } from '../process/instance.ts';
import { ask, prepareProxy } from './deploy-proxy.ts';
import { checkConfig, startNginx } from './nginx.ts';

describe('the proxy of compose.yaml', () => {
  it('passes nginx’s own check', async () => {
    const { file } = await prepareProxy();
    expect(checkConfig(file)).toEqual({
      isGood: true,
      message: expect.stringContaining('successful') as string,
    });
  });

  it('would not with a word misspelt', async () => {
    const { file } = await prepareProxy();
    writeFileSync(file, readFileSync(file, 'utf8').replace('proxy_cache_lock', 'proxy_cache_look'));
    expect(checkConfig(file).isGood).toBe(false);
  });

  it('speaks TLS, keeps pages, hides what is for inside, and adds nothing of its own', async () => {
    const { file, ports } = await prepareProxy();
    await startInstance({ port: ports.site, env: { SITE_ORIGIN: 'https://www.example.com' } });
    await startNginx(file, `http://127.0.0.1:${ports.http}/`);
    const plain = await fetch(`http://127.0.0.1:${ports.http}/about`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/about']);

    const first = await ask(ports.https, '/about');
    const second = await ask(ports.https, '/about');
    expect([first.status, first.cache]).toEqual([200, 'MISS']);
    expect([second.status, second.cache]).toEqual([200, 'HIT']);
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
    expect(second.headers).toMatchObject({
      server: 'nginx',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect((await ask(ports.https, '/about', { 'Accept-Encoding': 'br' })).headers).toMatchObject({
      'content-encoding': 'br',
      'x-cache': 'MISS',
    });
    expect((await ask(ports.https, '/readyz')).status).toBe(404);
  });
});
