/** What the build tells the server about the client's files. */
export type AssetManifest = {
  /** The browser's start. */
  entry: string;
  stylesheet: string;
  /** Of each module that is loaded on demand: its own address and those it imports. */
  modules: Record<string, string[]>;
  /** Files that also lie there with '.br' and '.gz' at their end. */
  compressed: string[];
};
