import type { ShippedPackage } from './lock-file.ts';
import type { Publication } from './registry.ts';

const mostMonths = 30;
const monthMs = 30.44 * 24 * 60 * 60 * 1000;

// What a shop may ship without asking a lawyer.
const permissive = /^(MIT|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|BlueOak-1\.0\.0)$/;

/** Gives what speaks against running a package in production. */
export function inspectPackage(
  { name, version, licence, hasInstallScript }: ShippedPackage,
  publication: Publication | undefined,
  now: Date,
): string[] {
  const problems: string[] = [];
  if (hasInstallScript) problems.push(`${name} runs a script when it is installed`);
  if (!permissive.test(licence)) problems.push(`${name} comes under '${licence}'`);
  if (!publication) return problems;
  if (majorOf(publication.newest) > majorOf(version)) {
    problems.push(`${name} ${version} is outdated: ${publication.newest} is there`);
  }
  const months = (now.getTime() - publication.publishedAt.getTime()) / monthMs;
  if (months > mostMonths) {
    problems.push(`${name} looks unmaintained: nothing was published for ${Math.floor(months)} months`);
  }
  if (publication.deprecated) problems.push(`${name} is deprecated: ${publication.deprecated}`);
  return problems;
}

function majorOf(version: string): number {
  return parseInt(version);
}
