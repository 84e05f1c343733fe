import { readFileSync } from 'node:fs';
import express from 'express';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig, variables } from '../../../server/config.ts';
import { createHttpServer } from '../../../server/process/http-server.ts';
import { graceMs } from '../../../server/process/stop.ts';

const read = (name: string) => readFileSync(`scripts/deploy/${name}`, 'utf8');
type Service = { stop_grace_period?: string; environment?: Record<string, string>; user?: string };
const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };

it('the copies receive every setting, and the proxy those that it uses', () => {
  const own = ['PORT', 'HOST'];
  const names = Object.keys(variables.shape).filter((name) => !own.includes(name));
  expect(Object.keys(services.web?.environment ?? {}).sort()).toEqual(names.sort());
  // Some versions of Compose do not replace this with an empty string.
  expect(read('compose.yaml')).not.toContain(':-}');
  const used = new Set(read('proxy/Caddyfile').match(/\bSITE_[A-Z]+\b/g));
  expect(new Set(Object.keys(services.proxy?.environment ?? {}))).toEqual(used);
});

it('the copies have time to shut down', () => {
  const grace = parseInt(services.web?.stop_grace_period ?? '');
  expect(grace * 1_000).toBeGreaterThan(readConfig({}).drainMs + graceMs);
});

it('an idle connection from the proxy is closed by the proxy before the server closes it', () => {
  const [, minutes] = /^\s*keepalive (\d+)m$/m.exec(read('proxy/Caddyfile')) ?? [];
  expect(createHttpServer(express()).keepAliveTimeout).toBeGreaterThan(Number(minutes) * 60_000);
});

it('no container can write or gain privileges', () => {
  for (const service of Object.values(services)) {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  }
});

it('the copies do not run as root', () => {
  expect(services.web?.user).toBe('1000:1000');
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^USER 1000:1000$/m);
});
