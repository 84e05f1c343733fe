/** What the build tells the server about the client's files. */
export type AssetManifest = {
  /** The script that loads the others. */
  start: string;
  stylesheet: string;
  /** Of the client's entry and each module that is loaded on demand: its own address and those it imports. */
  modules: Record<string, string[]>;
  /** Files that also lie there with '.br' and '.gz' at their end. */
  compressed: string[];
};
