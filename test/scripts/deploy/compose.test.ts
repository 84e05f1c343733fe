import { readFileSync } from 'node:fs';
import express from 'express';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../../server/config.ts';
import { createHttpServer } from '../../../server/process/http-server.ts';
import { graceMs } from '../../../server/process/stop.ts';

const read = (name: string) => readFileSync(`scripts/deploy/${name}`, 'utf8');
const parsed = (name: string) =>
  parse(read(name), { merge: true }) as {
    services: Record<string, { stop_grace_period?: string }>;
    configs: { alertmanager: { content: string } };
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

it('the copies and the proxy get every SITE_ variable of .env', () => {
  const shared = {
    env_file: [{ path: '.env', required: false }],
    environment: { SITE_ORIGIN: '${SITE_ORIGIN:-https://localhost}' },
  };
  expect(compose.services).toMatchObject({ web: shared, proxy: shared });
});

it('the copies have time to shut down', () => {
  const grace = parseInt(compose.services.web?.stop_grace_period ?? '');
  expect(grace * 1_000).toBeGreaterThan(readConfig({}).drainMs + graceMs);
});

it('Prometheus reports to the Alertmanager beside it, which has one receiver', () => {
  const [target] = /(?<=targets: \[')\w+/.exec(read('prometheus/prometheus.yml')) ?? [''];
  expect(Object.keys(watch.services)).toEqual(['prometheus', target]);
  const url = expect.stringMatching(/^\$\{ALERT_WEBHOOK:/) as string;
  expect(parse(watch.configs.alertmanager.content)).toMatchObject({
    route: { receiver: 'dealer' },
    receivers: [{ name: 'dealer', webhook_configs: [{ url }] }],
  });
});

it('an idle connection from the proxy is closed by the proxy before the server closes it', () => {
  const [, minutes] = /^\s*keepalive (\d+)m$/m.exec(read('proxy/Caddyfile')) ?? [];
  expect(createHttpServer(express()).keepAliveTimeout).toBeGreaterThan(Number(minutes) * 60_000);
});
