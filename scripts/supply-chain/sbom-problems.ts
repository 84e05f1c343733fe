import type { Component, Sbom } from './shipped-sbom.ts';

type LockFile = { packages: Record<string, { version?: string; hasInstallScript?: boolean }> };

// Permissive licences, which a shop may ship without legal advice.
const permissive = /^(MIT|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|BlueOak-1\.0\.0|OFL-1\.1)$/;

/** Reasons against shipping a package, apart from advisories; install scripts are in the lock file. */
export function sbomProblems({ components }: Sbom, lockFile: string): string[] {
  const { packages } = JSON.parse(lockFile) as LockFile;
  const scripted = new Set(
    Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`),
  );
  return components.flatMap((component) => {
    const reference = component['bom-ref'];
    const licence = licenceOf(component);
    return [
      ...(permissive.test(licence) ? [] : [`${reference} comes under '${licence}'`]),
      ...(scripted.has(reference) ? [`${reference} runs a script when it is installed`] : []),
    ];
  });
}

function licenceOf({ licenses: [first] = [] }: Component): string {
  return first?.license?.id ?? first?.license?.name ?? first?.expression ?? 'unknown';
}
