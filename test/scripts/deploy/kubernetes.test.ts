import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, variables } from '../../../server/config.ts';
import { graceMs } from '../../../server/process/stop.ts';

type Manifest = { apiVersion: string; kind: string };

const folder = 'scripts/deploy/kubernetes';
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
const { resources } = parse(read('kustomization.yaml')) as { resources: string[] };

describe('the Kubernetes manifests', () => {
  it('are what the types and schemas of Kubernetes and of its Gateway API allow', async () => {
    const manifests = resources.flatMap((name) =>
      parseAllDocuments(read(name)).map((document) => document.toJS() as Manifest),
    );
    const file = resolve('.cache/manifests.ts');
    writeFileSync(file, `export default [${manifests.map(asModel).join()}];`);
    // Schemas leave further fields alone; types do not.
    const options =
      '--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler';
    const { stdout } = spawnSync('node_modules/.bin/tsc', [...options.split(' '), file], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    const { default: models } = (await import(file)) as { default: { validate(): void }[] };
    for (const model of models) expect(() => model.validate()).not.toThrow();
  });

  it('give the copies each of the dealer’s facts from site.env, and none that is made up but the host', () => {
    const values = parseEnv(read('site.env'));
    const ofPods = ['PORT', 'HOST', 'METRICS_PORT', 'DRAIN_MS', 'LOG_LEVEL', 'BROWSER_ERRORS'];
    const names = Object.keys(variables.shape).filter((name) => !ofPods.includes(name));
    expect(Object.keys(values).sort()).toEqual(names.sort());
    expect(() => readConfig(values)).not.toThrow();
    const { SITE_ORIGIN, ...others } = values;
    expect([SITE_ORIGIN, ...new Set(Object.values(others))]).toEqual(['https://www.example.com', '']);
  });

  it('give a copy time to shut down', () => {
    const text = read('deployment.yaml');
    const [, seconds] = /terminationGracePeriodSeconds: (\d+)/.exec(text) ?? [];
    const [, drainMs] = /DRAIN_MS\n +value: '(\d+)'/.exec(text) ?? [];
    expect(Number(seconds) * 1_000).toBeGreaterThan(Number(drainMs) + graceMs);
  });
});

/** An expression that makes it, in TypeScript. */
function asModel({ apiVersion, kind, ...fields }: Manifest): string {
  const group = apiVersion.startsWith('gateway.') ? '@kubernetes-models/gateway-api' : 'kubernetes-models';
  return `new (await import('${group}/${apiVersion}')).${kind}(${JSON.stringify(fields)})`;
}
