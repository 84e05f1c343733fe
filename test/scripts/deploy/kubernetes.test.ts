import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../../../server/config.ts';
import { graceMs } from '../../../server/process/stop.ts';

const folder = 'scripts/deploy/kubernetes';
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
const kustomization = parse(read('kustomization.yaml')) as Kustomization;

describe('the Kubernetes manifests', () => {
  const manifests = kustomization.resources.flatMap((name) =>
    parseAllDocuments(read(name)).map((document) => document.toJS() as Manifest),
  );
  const ofKind = (kind: string) => manifests.find((manifest) => manifest.kind === kind);

  it('are all in kustomization.yaml', () => {
    const files = readdirSync(folder).filter((name) => name !== 'kustomization.yaml');
    expect(files.sort()).toEqual(kustomization.resources);
  });

  it('give the container the least privileges, and time to shut down', () => {
    const { env, envFrom, ...container } = containerOf(ofKind('Deployment'));
    expect(container).toMatchObject({
      readinessProbe: { httpGet: { path: '/readyz', port: 'http' }, timeoutSeconds: 2, failureThreshold: 3 },
      livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
      resources: { requests: { cpu: '500m' }, limits: { memory: '256Mi' } },
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
    });
    expect(envFrom).toEqual([{ configMapRef: { name: 'site' } }]);
    expect(ofKind('Deployment')).toMatchObject({
      spec: {
        template: { spec: { terminationGracePeriodSeconds: 30, automountServiceAccountToken: false } },
      },
    });
    const { drainMs } = readConfig(Object.fromEntries(env.map(({ name, value }) => [name, value])));
    expect(30_000).toBeGreaterThan(drainMs + graceMs);
  });

  it('use the image and settings that kustomization.yaml fills in', () => {
    expect(containerOf(ofKind('Deployment')).image).toBe(kustomization.images[0].name);
    const [{ name, literals }] = kustomization.configMapGenerator;
    const settings = Object.fromEntries(literals.map((line) => line.split('=') as [string, string]));
    expect([name, readConfig(settings).site.brand]).toEqual(['site', 'Utsav Motors']);
  });

  it('select the same pods', () => {
    const labels = { 'app.kubernetes.io/name': 'utsav-motors' };
    expect(ofKind('Deployment')).toMatchObject({
      spec: { selector: { matchLabels: labels }, template: { metadata: { labels } } },
    });
    expect(ofKind('Service')).toMatchObject({ spec: { selector: labels } });
    expect(ofKind('PodDisruptionBudget')).toMatchObject({ spec: { selector: { matchLabels: labels } } });
    expect(ofKind('NetworkPolicy')).toMatchObject({ spec: { podSelector: { matchLabels: labels } } });
  });
});

type Manifest = { kind: string };
type Kustomization = {
  resources: string[];
  images: [{ name: string }];
  configMapGenerator: [{ name: string; literals: string[] }];
};
type Container = { image: string; env: { name: string; value: string }[]; envFrom: unknown[] };

function containerOf(deployment: unknown): Container {
  const { spec } = deployment as { spec: { template: { spec: { containers: [Container] } } } };
  return spec.template.spec.containers[0];
}
