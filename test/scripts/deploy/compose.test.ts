import { readFileSync } from 'node:fs';
import express from 'express';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig, variables } from '../../../server/config.ts';
import { createHttpServer } from '../../../server/process/http-server.ts';
import { graceMs } from '../../../server/process/stop.ts';

const read = (name: string) => readFileSync(`scripts/deploy/${name}`, 'utf8');
const parsed = (name: string) =>
  parse(read(name), { merge: true }) as {
    services: Record<string, { stop_grace_period?: string; environment?: Record<string, string> }>;
  };
const compose = parsed('compose.yaml');
const watch = parsed('watch.yaml');
const services = Object.entries({ ...compose.services, ...watch.services });

it.each(services)('%s is started again, and has the least privileges', (_name, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    restart: 'unless-stopped',
    deploy: { resources: { limits: { memory: expect.stringMatching(/^\d+M$/) as string } } },
  });
});

it('the copies get each setting by its name, and no other container gets .env', () => {
  const own = ['PORT', 'HOST'];
  const names = Object.keys(variables.shape).filter((name) => !own.includes(name));
  expect(Object.keys(compose.services.web?.environment ?? {}).sort()).toEqual(names.sort());
  expect(services.filter(([, service]) => 'env_file' in service)).toEqual([]);
  // Not every Compose puts nothing in its place.
  expect(read('compose.yaml')).not.toContain(':-}');
  expect(Object.keys(compose.services.proxy?.environment ?? {}).sort()).toEqual([
    'SITE_ALIAS',
    'SITE_BRAND',
    'SITE_ORIGIN',
    'SITE_PHONE',
  ]);
});

it('the copies have time to shut down', () => {
  const grace = parseInt(compose.services.web?.stop_grace_period ?? '');
  expect(grace * 1_000).toBeGreaterThan(readConfig({}).drainMs + graceMs);
});

it('Prometheus reports to the Alertmanager beside it, and no configuration is written into a read-only container', () => {
  const [target] = /(?<=targets: \[')\w+/.exec(read('prometheus/prometheus.yml')) ?? [''];
  expect(Object.keys(watch.services)).toEqual(['prometheus', target]);
  // Compose refuses them: only a file may be mounted there.
  expect(services.filter(([, service]) => 'configs' in service || 'secrets' in service)).toEqual([]);
});

it('an idle connection from the proxy is closed by the proxy before the server closes it', () => {
  const [, minutes] = /^\s*keepalive (\d+)m$/m.exec(read('proxy/Caddyfile')) ?? [];
  expect(createHttpServer(express()).keepAliveTimeout).toBeGreaterThan(Number(minutes) * 60_000);
});
