/** What the site was built of; the build writes it for the server. */
export type StockSummary = {
  folder: string;
  cars: number;
  sold: number;
  drafts: number;
  /** The day of the build in India, '2026-11-22'. */
  date: string;
  /** Words of the sample that an own stock still has. */
  sampleWords: string[];
};
