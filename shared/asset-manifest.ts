import type { CodePart } from './code-part.ts';

/** The URL paths of the browser's files, which the build writes and the server reads. */
export type AssetManifest = {
  /** The script that loads the others: client/start.ts. */
  start: string;
  /** For each part of the pages' code the scripts that hydrate a page of it, in the order in which they run. */
  parts: Record<CodePart, readonly string[]>;
  stylesheet: string;
  icons: string;
};

/** True for a file name with a hash of the content, such as `1-400.1f0c3a2b.avif`: its bytes never change. */
export function isVersioned(path: string): boolean {
  return /\.([0-9a-f]{8}|[0-9A-Z]{8})\.[^/]+$/.test(path);
}
