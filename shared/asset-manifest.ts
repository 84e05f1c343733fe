/** What the build tells the server about the browser's files; all are addresses. */
export type AssetManifest = {
  /** The script that loads the others. */
  start: string;
  stylesheet: string;
  icons: string;
  /** Of the client's entry and each module that is loaded on demand: its own address and those it imports. */
  modules: Record<string, string[]>;
};

/**
 * True for a file whose name has a part that changes with its bytes, such as `1-400.1f0c3a2b.avif`. Its address never gets
 * other bytes.
 */
export function isVersioned(path: string): boolean {
  return /\.[0-9a-f]{8,10}\.[^/]+$/.test(path);
}
