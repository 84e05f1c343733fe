import type { Sbom } from './shipped-sbom.ts';

/** The part of `npm audit --json` that is read here. */
export type Audit = {
  vulnerabilities: Record<
    string,
    { severity: string; range: string; via: (string | { title: string; url: string })[] }
  >;
};

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
