import { readFileSync } from 'node:fs';

type Licence = { license?: { id?: string; name?: string }; expression?: string };

export type Component = {
  'bom-ref': string;
  name: string;
  version: string;
  properties?: { name: string; value: string }[];
  licenses?: Licence[];
};

/** CycloneDX, as far as it is read here: https://cyclonedx.org/docs/1.5/json/ */
export type Sbom = { components: Component[]; dependencies: { ref: string; dependsOn: string[] }[] };

/** What npm says of all packages, cut down to those that run with the server or are in the folders given. */
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

function referenceOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Component;
  return `${name}@${version}`;
}

function isForDevelopment({ properties = [] }: Component): boolean {
  return properties.some(({ name }) => name === 'cdx:npm:package:development');
}
