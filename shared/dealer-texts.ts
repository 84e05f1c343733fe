import type { Offer } from './cars/offer.ts';

/** The dealer's own texts. A page leaves out the parts that have no text. */
export type DealerTexts = {
  home?: HomeTexts;
  inventory?: InventoryTexts;
  about?: AboutTexts;
  footer?: string;
  /** What holds for every car, unless its own file says otherwise. */
  offer?: Offer;
};

export type HomeTexts = {
  /** The meta description. */
  description?: string;
  /** The heading of the page. */
  title?: string;
  welcome?: string;
  reasons?: readonly Reason[];
  /** Shown in the season; replaces the description, the welcome and the last reason. */
  festive?: {
    description?: string;
    welcome?: string;
    ribbon?: string;
    /** What an asterisk in the ribbon means; below the reasons. */
    note?: string;
    reason?: Reason;
    popup?: string;
  };
};

export type InventoryTexts = {
  /** What the cars of a list are called: 'Premium Cars'. */
  cars?: string;
  /** Shown after the number of cars. */
  promise?: string;
  festive?: { ribbon?: string };
};

export type AboutTexts = {
  /** The meta description. */
  description?: string;
  since?: string;
  claim?: string;
  mission?: string;
  figures?: readonly { name: string; value: string }[];
  values?: readonly Reason[];
  reasons?: readonly string[];
  /** How the dealer helps with the papers. */
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

/** Fills in the brand, which SITE_BRAND may replace. */
export function withBrand(text: string, brand: string): string {
  return text.replaceAll('{brand}', () => brand);
}
