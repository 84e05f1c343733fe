/** What the site was built of; the build writes it for the server. */
export type StockSummary = { folder: string; cars: number; sold: number; date: string };
