import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { startInstance } from '../process/instance.ts';
import { checkConfig, startNginx, writeConfig } from './nginx.ts';

/** The proxy's configuration as it is, but for the ports, the folders, the logs and the name of the site. */
function onLoopback(folder: string, ports: { http: number; https: number; site: number }): string {
  return readFileSync('scripts/deploy/nginx.conf', 'utf8')
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('/dev/', `${folder}/`)
    .replaceAll('/etc/nginx/certificates', folder)
    .replaceAll('/var/cache/site', `${folder}/cache`)
    .replace('listen 8080', `listen 127.0.0.1:${ports.http}`)
    .replace('listen 8443', `listen 127.0.0.1:${ports.https}`)
    .replace('http://web:3000', `http://127.0.0.1:${ports.site}`);
}

function makeCertificate(folder: string): void {
  mkdirSync(`${folder}/cache`, { recursive: true });
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  spawnSync(
    'openssl',
    'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ').concat(files),
  );
}

describe('the proxy of compose.yaml', () => {
  let file = '';
  const ports = { http: 0, https: 0, site: 0 };
  beforeEach(async () => {
    ports.http = await freePort();
    ports.https = await freePort();
    ports.site = await freePort();
    const config = writeConfig((folder) => onLoopback(folder, ports));
    file = config.file;
    makeCertificate(config.folder);
  });

  it('passes nginx’s own check', () => {
    expect(checkConfig(file)).toEqual({
      isGood: true,
      message: expect.stringContaining('successful') as string,
    });
  });

  it('would not with a word misspelt', () => {
    writeFileSync(file, readFileSync(file, 'utf8').replace('proxy_cache_lock', 'proxy_cache_look'));
    expect(checkConfig(file).isGood).toBe(false);
  });

  it('speaks TLS, keeps pages, hides what is for inside, and adds nothing of its own', async () => {
    await startInstance({ port: ports.site, env: { SITE_ORIGIN: 'https://www.example.com' } });
    await startNginx(file, `http://127.0.0.1:${ports.http}/`);
    const plain = await fetch(`http://127.0.0.1:${ports.http}/about`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/about']);

    const first = await ask(ports.https, '/about');
    const second = await ask(ports.https, '/about');
    expect([first.statusCode, first.headers['x-cache']]).toEqual([200, 'MISS']);
    expect([second.statusCode, second.headers['x-cache']]).toEqual([200, 'HIT']);
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
    expect((await ask(ports.https, '/readyz')).statusCode).toBe(404);
  });
});

function ask(port: number, path: string, headers = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // The certificate is its own authority.
    const asked = request({ port, path, headers, rejectUnauthorized: false, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response));
    });
    asked.on('error', reject).end();
  });
}
