import { readFileSync } from 'node:fs';

type Licence = { license?: { id?: string; name?: string }; expression?: string };

export type Component = {
  'bom-ref': string;
  name: string;
  version: string;
  properties?: { name: string; value: string }[];
  licenses?: Licence[];
};

/** The part of CycloneDX that is read here: https://cyclonedx.org/docs/1.5/json/ */
export type Sbom = { components: Component[]; dependencies: { ref: string; dependsOn: string[] }[] };

/** npm's list of all packages, reduced to those that the server needs or that are in the given folders. */
export function shippedSbom(all: Sbom, folders: readonly string[]): Sbom {
  const bundled = new Set(folders.map(referenceOf));
  const components = all.components.filter(
    (component) => bundled.has(component['bom-ref']) || !isForDevelopment(component),
  );
  const shipped = new Set(components.map((component) => component['bom-ref']));
  const dependencies = all.dependencies
    .filter(({ ref }) => shipped.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => shipped.has(other)) }));
  return { ...all, components, dependencies };
}

/** The folders of the packages that a bundle's input files belong to. */
export function bundledPackages(inputs: readonly string[]): string[] {
  const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;
  return [...new Set(inputs.flatMap((input) => folder.exec(input)?.[0] ?? []))].sort();
}

function referenceOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Component;
  return `${name}@${version}`;
}

function isForDevelopment({ properties = [] }: Component): boolean {
  return properties.some(({ name }) => name === 'cdx:npm:package:development');
}
