/** The URL paths of the client files. The build writes the manifest, and the server reads it. */
export type AssetManifest = {
  start: string;
  /** The modules that every page loads, in the order in which they run. */
  scripts: { libraries: string; reactDom: string; site: string; listings: string };
  /** The module with all detail records; missing if the stock is large. */
  recordsScript?: string;
  stylesheet: string;
  fireworks: string;
  icons: string;
};

/** True for file names with a content hash, such as `1-400.1f0c3a2b.avif`. Such a file's bytes never change. */
export function isVersioned(path: string): boolean {
  return /\.([0-9a-f]{8}|[0-9A-Z]{8})\.[^/]+$/.test(path);
}
