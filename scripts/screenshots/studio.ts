/** A browser that is open, and the pictures that are to be taken in it. */
export type Studio = {
  atOnce: number;
  jobs: { name: string; take: () => Promise<Buffer> }[];
  close: () => Promise<unknown>;
};
