import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export type Manifest = { apiVersion: string; kind: string };

/** Where the types of an API group are published. */
const modules: Record<string, string> = {
  v1: 'kubernetes-types/core/v1',
  'apps/v1': 'kubernetes-types/apps/v1',
  'autoscaling/v2': 'kubernetes-types/autoscaling/v2',
  'policy/v1': 'kubernetes-types/policy/v1',
  'networking.k8s.io/v1': 'kubernetes-types/networking/v1',
  'gateway.networking.k8s.io/v1': '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1',
};

const compilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  paths: { '*': [resolve('node_modules/*')] },
};

/**
 * Errors in manifests by the published types of the Kubernetes API: a missing or misspelt field, or a wrong type. The
 * compiler reads them as literals, so that no field may be unknown.
 */
export function manifestProblems(manifests: readonly Manifest[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'manifests-'));
  try {
    writeFileSync(join(folder, 'manifests.ts'), manifests.map(asTypeScript).join('\n'));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    return spawnSync('node_modules/.bin/tsc', ['--project', folder], { encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function asTypeScript(manifest: Manifest, index: number): string {
  const module = modules[manifest.apiVersion];
  if (!module) throw new Error(`no types for ${manifest.apiVersion}`);
  const type = `Type${index}`;
  // One of the two publishers names an interface IHTTPRoute.
  const name = module.startsWith('@kubernetes-models/') ? `I${manifest.kind}` : manifest.kind;
  return `import type { ${name} as ${type} } from '${module}';
export const manifest${index}: ${type} = ${JSON.stringify(manifest)};`;
}
