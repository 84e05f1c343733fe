import { dealer } from 'stock:dealer';
import type { Finance } from './monthly-cost.ts';

/** What the stock folder's dealer.json says. */
export type Dealer = {
  brand: string;
  origin: string;
  phone: string;
  email: string;
  address: { street: string; district: string; locality: string; region: string; postalCode: string };
  geo: { latitude: number; longitude: number };
  hours: {
    /** As pages say it, and as search engines read it. */
    shown: string;
    structured: { days: Weekday[]; opens: string; closes: string };
  };
  social?: Partial<Record<SocialNetwork, string>>;
  termsUrl?: string;
  privacyUrl?: string;
  season?: Season;
  quirks?: 'keep' | 'fix';
  finance?: Pick<Finance, 'rate' | 'downPayment'>;
};

export const socialNetworks = ['Facebook', 'Instagram', 'X', 'YouTube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** The days of the festive theme, '2026-10-10', both included. */
export type Season = 'never' | { from: string; to: string };

/** What the pages say about the dealership. The environment may replace most of it: see server/config.ts. */
export type Site = Pick<
  Dealer,
  | 'brand'
  | 'origin'
  | 'phone'
  | 'email'
  | 'address'
  | 'geo'
  | 'termsUrl'
  | 'privacyUrl'
  | 'season'
  | 'finance'
> & {
  social: NonNullable<Dealer['social']>;
  /** 'keep' shows the three quirks that the specification records, 'fix' repairs them. */
  quirks: 'keep' | 'fix';
  /** The seasonal theme: banner, ribbons, badges, popup and fireworks. */
  festive: boolean;
};

const { hours, ...facts } = dealer;

/** The site as dealer.json has it. */
export const dealerSite: Site = { social: {}, quirks: 'keep', festive: true, ...facts };

/** For people and for machines, each as it is set: the specification has two readings. */
export const openingHours = hours;

/** The site on a day, '2026-11-22' by India's calendar: outside the season nothing is festive. */
export function siteOn(site: Site, day: string): Site {
  const { season } = site;
  if (season === undefined) return site;
  return { ...site, festive: season !== 'never' && season.from <= day && day <= season.to };
}

/** The postal address on one line. */
export function addressLine({ address }: Pick<Site, 'address'>): string {
  return `${address.street}, ${address.district}, ${address.locality} ${address.postalCode}`;
}
