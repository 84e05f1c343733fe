/** The folders of the packages that a bundle's input files belong to. */
export function bundledPackages(inputs: readonly string[]): string[] {
  const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;
  return [...new Set(inputs.flatMap((input) => folder.exec(input)?.[0] ?? []))].sort();
}
