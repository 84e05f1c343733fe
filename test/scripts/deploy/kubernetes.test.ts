import { readFileSync, readdirSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, variables } from '../../../server/config.ts';
import { graceMs } from '../../../server/process/stop.ts';

const folder = 'scripts/deploy/kubernetes';
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
const { resources, images, configMapGenerator } = parse(read('kustomization.yaml')) as {
  resources: string[];
  images: [{ name: string }];
  configMapGenerator: [{ name: string; literals: string[] }];
};

describe('the Kubernetes manifests', () => {
  const manifests = resources.flatMap((name) =>
    parseAllDocuments(read(name)).map((document) => document.toJS() as { kind: string }),
  );
  const ofKind = (kind: string) => manifests.find((manifest) => manifest.kind === kind);
  const labels = { 'app.kubernetes.io/name': 'utsav-motors' };
  const [{ name: settings, literals }] = configMapGenerator;

  it('are all in kustomization.yaml', () => {
    const files = readdirSync(folder).filter((name) => name !== 'kustomization.yaml');
    expect(files.sort()).toEqual(resources);
  });

  it('give the container the least privileges, and the image and settings of kustomization.yaml', () => {
    const container = {
      image: images[0].name,
      envFrom: [{ configMapRef: { name: settings } }],
      readinessProbe: { httpGet: { path: '/readyz', port: 'http' }, timeoutSeconds: 2, failureThreshold: 3 },
      livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
      resources: { requests: { cpu: '500m' }, limits: { memory: '256Mi' } },
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
    };
    const spec = { automountServiceAccountToken: false, containers: [container] };
    expect(ofKind('Deployment')).toMatchObject({ spec: { template: { metadata: { labels }, spec } } });
    const values = parseEnv(literals.join('\n'));
    expect(Object.keys(values).filter((name) => !(name in variables.shape))).toEqual([]);
    expect(() => readConfig(values)).not.toThrow();
  });

  it('give it time to shut down', () => {
    const text = read('deployment.yaml');
    const [, seconds] = /terminationGracePeriodSeconds: (\d+)/.exec(text) ?? [];
    const [, drainMs] = /DRAIN_MS\n +value: '(\d+)'/.exec(text) ?? [];
    expect(Number(seconds) * 1_000).toBeGreaterThan(Number(drainMs) + graceMs);
  });

  it('select the same pods', () => {
    expect(ofKind('Deployment')).toMatchObject({ spec: { selector: { matchLabels: labels } } });
    expect(ofKind('Service')).toMatchObject({ spec: { selector: labels } });
    expect(ofKind('PodDisruptionBudget')).toMatchObject({ spec: { selector: { matchLabels: labels } } });
    expect(ofKind('NetworkPolicy')).toMatchObject({ spec: { podSelector: { matchLabels: labels } } });
  });
});
