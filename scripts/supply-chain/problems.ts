import type { Component, Sbom } from './shipped-sbom.ts';

/** The part of `npm audit --json` that is read here. */
export type Audit = {
  vulnerabilities: Record<
    string,
    { severity: string; range: string; via: (string | { title: string; url: string })[] }
  >;
};

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

/**
 * A line for each shipped package with a known vulnerability, even if package.json lists it as a development package.
 */
export function advisoriesFor({ vulnerabilities }: Audit, { components }: Sbom): string[] {
  const shipped = new Set(components.map(({ name }) => name));
  return Object.entries(vulnerabilities)
    .filter(([name]) => shipped.has(name))
    .map(([name, { severity, range, via }]) => {
      const reasons = via.map((cause) => (typeof cause === 'string' ? cause : `${cause.title} ${cause.url}`));
      return `${name} ${range} has a known vulnerability (${severity}): ${reasons.join('; ')}`;
    });
}

function licenceOf({ licenses: [first] = [] }: Component): string {
  return first?.license?.id ?? first?.license?.name ?? first?.expression ?? 'unknown';
}
