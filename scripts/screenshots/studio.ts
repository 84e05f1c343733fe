/** An open browser, and the pictures to take in it. */
export type Studio = {
  atOnce: number;
  jobs: { name: string; take: () => Promise<Buffer> }[];
  close: () => Promise<unknown>;
};
