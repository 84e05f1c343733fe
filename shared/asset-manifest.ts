/** The URL paths of the browser's files, which the build writes and the server reads. */
export type AssetManifest = {
  /** The script that loads the others: client/loader.ts. */
  loader: string;
  stylesheet: string;
  icons: string;
  /** For client/hydrate.tsx and each module that is loaded on demand: its own path and those of its imports. */
  modules: Record<string, string[]>;
};

/** True for a file name with a hash of the content, such as `1-400.1f0c3a2b.avif`: its bytes never change. */
export function isVersioned(path: string): boolean {
  return /\.[0-9a-f]{8,10}\.[^/]+$/.test(path);
}
