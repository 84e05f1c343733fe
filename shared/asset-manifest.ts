/** The URL paths of the browser's files, which the build writes and the server reads. */
export type AssetManifest = {
  /** The script that loads the others: client/start.ts. */
  start: string;
  /** The modules of every page, in the order in which they run. */
  scripts: { libraries: string; site: string; listings: string };
  /** The module of all detail records. Missing for a large stock. */
  recordsScript?: string;
  stylesheet: string;
  icons: string;
};

/** True for a file name with a hash of the content, such as `1-400.1f0c3a2b.avif`: its bytes never change. */
export function isVersioned(path: string): boolean {
  return /\.([0-9a-f]{8}|[0-9A-Z]{8})\.[^/]+$/.test(path);
}
