import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { request } from 'node:https';
import type { OutgoingHttpHeaders } from 'node:http';
import { freePort } from '../../scripts/machine/free-port.ts';
import { writeConfig } from './nginx.ts';

export type Ports = { http: number; https: number; site: number };

type Answer = { status: number | undefined; headers: Record<string, unknown>; cache: unknown };

/** The proxy of compose.yaml, ready to be started on loopback: its configuration, certificate and ports. */
export async function prepareProxy(): Promise<{ file: string; folder: string; ports: Ports }> {
  const ports = { http: await freePort(), https: await freePort(), site: await freePort() };
  const config = writeConfig((folder) => onLoopback(folder, ports));
  makeCertificate(config.folder);
  return { ...config, ports };
}

/** The proxy's configuration as it is, but for the ports, the folders, the logs and the name of the site. */
function onLoopback(folder: string, ports: Ports): string {
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

/** Asks over TLS. `cache` is what the proxy says of its cache: MISS, HIT, STALE, EXPIRED. */
export function ask(port: number, path: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // The certificate is its own authority.
    const asked = request({ port, path, headers, rejectUnauthorized: false, agent: false }, (response) => {
      response.resume().once('end', () => {
        resolve({
          status: response.statusCode,
          headers: response.headers,
          cache: response.headers['x-cache'],
        });
      });
    });
    asked.on('error', reject).end();
  });
}
