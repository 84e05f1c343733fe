/** What the build tells the server about the browser's files; all are addresses. */
export type AssetManifest = {
  /** Where they all are; its name is a hash of their bytes. */
  bundle: string;
  /** The script that loads the others. */
  start: string;
  stylesheet: string;
  icons: string;
  /** Of the client's entry and each module that is loaded on demand: its own address and those it imports. */
  modules: Record<string, string[]>;
};
