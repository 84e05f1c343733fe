import { readFileSync } from 'node:fs';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../../server/config.ts';
import { createHttpServer } from '../../../server/process/http-server.ts';
import { graceMs } from '../../../server/process/stop.ts';

describe('compose.yaml', () => {
  const text = readFileSync('scripts/deploy/compose.yaml', 'utf8');
  const compose = parse(text, { merge: true }) as { services: { web: unknown; proxy: unknown } };

  it.each(['web', 'proxy'] as const)('gives %s the least privileges', (name) => {
    expect(compose.services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
      deploy: { resources: { limits: { memory: expect.stringMatching(/^\d+M$/) as string } } },
    });
  });

  it('passes every SITE_ variable of .env to both', () => {
    const shared = {
      env_file: [{ path: '.env', required: false }],
      environment: { SITE_ORIGIN: '${SITE_ORIGIN:-https://localhost}' },
    };
    expect(compose.services).toMatchObject({ web: shared, proxy: shared });
  });

  it('gives the copies time to shut down', () => {
    const { stop_grace_period: grace } = compose.services.web as { stop_grace_period: string };
    expect(parseInt(grace) * 1_000).toBeGreaterThan(readConfig({}).drainMs + graceMs);
  });
});

describe('watch.yaml', () => {
  const watch = parse(readFileSync('scripts/deploy/watch.yaml', 'utf8'), { merge: true }) as {
    services: Record<string, unknown>;
    configs: { alertmanager: { content: string } };
  };

  it('runs the Alertmanager that prometheus.yml names, with one receiver', () => {
    const [target] = /(?<=targets: \[')\w+/.exec(
      readFileSync('scripts/deploy/prometheus/prometheus.yml', 'utf8'),
    ) ?? [''];
    expect(Object.keys(watch.services)).toEqual(['prometheus', target]);
    expect(parse(watch.configs.alertmanager.content)).toMatchObject({
      route: { receiver: 'dealer' },
      receivers: [
        {
          name: 'dealer',
          webhook_configs: [{ url: expect.stringMatching(/^\$\{ALERT_WEBHOOK:/) as string }],
        },
      ],
    });
  });

  it.each(['prometheus', 'alertmanager'])('gives %s the least privileges', (name) => {
    expect(watch.services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });
});

it('an idle connection from the proxy is closed by the proxy before the server closes it', () => {
  const caddyfile = readFileSync('scripts/deploy/proxy/Caddyfile', 'utf8');
  const [, minutes] = /^\s*keepalive (\d+)m$/m.exec(caddyfile) ?? [];
  expect(createHttpServer(express()).keepAliveTimeout).toBeGreaterThan(Number(minutes) * 60_000);
});
