export type ShippedPackage = {
  name: string;
  version: string;
  licence: string;
  /** Chosen by us, not brought along by another package. */
  isDirect: boolean;
  hasInstallScript: boolean;
};

type LockFile = {
  packages: Record<
    string,
    | {
        version?: string;
        license?: string;
        hasInstallScript?: boolean;
        dependencies?: Record<string, string>;
      }
    | undefined
  >;
};

/** The packages named and all that they depend on, by the text of package-lock.json. */
export function readShippedPackages(text: string, names: readonly string[]): ShippedPackage[] {
  const { packages } = JSON.parse(text) as LockFile;
  const found = new Map<string, ShippedPackage>();
  for (const name of names) add(name, '');
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));

  function add(name: string, parent: string): void {
    const path = pathOf(name, parent);
    // An optional peer need not be there.
    if (path === undefined || found.has(path)) return;
    const {
      version = '',
      license = 'unknown',
      hasInstallScript = false,
      dependencies = {},
    } = packages[path] ?? {};
    const isDirect = names.includes(name) && path === `node_modules/${name}`;
    found.set(path, { name, version, licence: license, isDirect, hasInstallScript });
    for (const dependency of Object.keys(dependencies)) add(dependency, path);
  }

  // As Node looks for it: beside the parent's own, then one storey up after the other.
  function pathOf(name: string, parent: string): string | undefined {
    const path = `${parent}${parent && '/'}node_modules/${name}`;
    if (packages[path]) return path;
    if (!parent) return undefined;
    return pathOf(name, parent.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''));
  }
}
