import type { Buying } from './buying.ts';
import type { Offer } from './cars/offer.ts';
import type { FuelPrices } from './fuel-cost.ts';

/** What buyers ask about every car. Pages leave out what is missing. */
export type SaleFacts = Buying & {
  /** Applies to every car, unless the car's own file says otherwise. */
  offer?: Offer | undefined;
  /** By their codes, each as its speakers write it: 'हिन्दी' for 'hi'. */
  languages?: Readonly<Record<string, string>> | undefined;
  fuelPrices?: FuelPrices | undefined;
};

/** The dealer's own texts. Pages leave out the parts without a text. */
export type DealerTexts = SaleFacts & {
  home?: HomeTexts;
  inventory?: {
    /** What the cars of a list are called: 'Premium Cars'. */
    cars?: string;
    /** Shown after the number of cars. */
    promise?: string;
    festive?: { ribbon?: string };
  };
  about?: {
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
  footer?: string;
};

export type HomeTexts = {
  /** The meta description. */
  description?: string;
  /** The heading of the page. */
  title?: string;
  welcome?: string;
  reasons?: readonly Reason[];
  /** Replaces the description, the welcome and the last reason during the season. */
  festive?: {
    description?: string;
    welcome?: string;
    ribbon?: string;
    /** The footnote to an asterisk in the ribbon, shown below the reasons. */
    note?: string;
    reason?: Reason;
    popup?: string;
  };
};

export type Reason = { icon: (typeof reasonIcons)[number]; title: string; text: string };

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

/** Fills in the brand. */
export function withBrand(text: string, brand: string): string {
  return text.replaceAll('{brand}', () => brand);
}
