/**
 * What pages say of the dealer in its own words, by page: a visitor loads no more than the page shows. A page leaves
 * out the part for which there is no text.
 */
export type DealerTexts = {
  home?: HomeTexts;
  inventory?: InventoryTexts;
  about?: AboutTexts;
  footer?: string;
};

export type HomeTexts = {
  /** For search engines. */
  description?: string;
  /** The heading of the page. */
  title?: string;
  welcome?: string;
  reasons?: readonly Reason[];
  /** In place of the description, the welcome and the last reason, on the days of the season. */
  festive?: { description?: string; welcome?: string; ribbon?: string; reason?: Reason; popup?: string };
};

export type InventoryTexts = {
  /** What the cars of a list are called: 'Premium Cars'. */
  cars?: string;
  /** Follows the number of cars. */
  promise?: string;
  festive?: { ribbon?: string };
};

export type AboutTexts = {
  /** For search engines. */
  description?: string;
  since?: string;
  claim?: string;
  mission?: string;
  figures?: readonly { name: string; value: string }[];
  values?: readonly Reason[];
  reasons?: readonly string[];
  /** What is done about the papers. */
  services?: readonly string[];
};

export type Reason = { icon: ReasonIcon; title: string; text: string };

export const reasonIcons = [
  'award',
  'badge-check',
  'clock',
  'gift',
  'heart-handshake',
  'map-pin',
  'phone',
  'shield-check',
  'users',
  'zap',
] as const;
export type ReasonIcon = (typeof reasonIcons)[number];

/** The brand is not part of a text, as the environment may replace it. */
export function withBrand(text: string, brand: string): string {
  return text.replaceAll('{brand}', () => brand);
}
