import { join } from 'node:path';
import ts from 'typescript';

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

/**
 * Errors in manifests by the published types of the Kubernetes API: a missing or misspelt field, or a wrong type. The
 * compiler reads them as literals, so that no field may be unknown.
 */
export function manifestProblems(manifests: readonly Manifest[]): string[] {
  const name = join(import.meta.dirname, 'manifests.ts');
  const source = manifests.map(asTypeScript).join('\n');
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, languageVersion, ...rest) =>
    file === name
      ? ts.createSourceFile(file, source, languageVersion)
      : getSourceFile(file, languageVersion, ...rest);
  const program = ts.createProgram([name], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
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
