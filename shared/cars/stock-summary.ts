/** The stock of a build, for the server's log and metrics. */
export type StockSummary = {
  folder: string;
  cars: number;
  sold: number;
  drafts: number;
  /** The day of the build in India, '2026-11-22'. */
  date: string;
  /** Texts of the sample that the dealer has not replaced yet. */
  sampleWords: string[];
};
