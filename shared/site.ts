import { dealer } from 'stock:dealer';
import type { Finance } from './monthly-cost.ts';
import type { weekdays } from './open-now.ts';
import type { WeekHours } from './week-hours.ts';

/** What the stock folder's dealer.json says. */
export type Dealer = {
  brand: string;
  origin: string;
  phone: string;
  email: string;
  address: { street: string; district: string; locality: string; region: string; postalCode: string };
  geo: { latitude: number; longitude: number };
  hours: {
    /** As pages say it. */
    shown: string;
    /** As search engines read it, where that is not what pages say: the specification has two readings. */
    structured?: WeekHours;
  };
  social?: Partial<Record<SocialNetwork, string>>;
  termsUrl?: string;
  privacyUrl?: string;
  season?: Season;
  quirks?: 'keep' | 'fix';
  finance?: Pick<Finance, 'rate' | 'downPayment'>;
  /** What the cars are called where the whole stock is named; undefined: 'used cars'. */
  goods?: string;

  /** A day of the week on which the showroom is closed whatever the hours say. */
  weeklyHoliday?: (typeof weekdays)[number];
  metro?: Metro;
  /** Where a visitor's car can stay. */
  parking?: string;
};

/** The nearest metro station. */
export type Metro = { station: string; line: string; exit?: string; minutesOnFoot: number };

export const socialNetworks = ['Facebook', 'Instagram', 'X', 'YouTube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** The days of the festive theme, '2026-10-10', both included. */
export type Season = 'never' | 'always' | { from: string; to: string };

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
  | 'goods'
  | 'weeklyHoliday'
  | 'metro'
  | 'parking'
> & {
  social: NonNullable<Dealer['social']>;
  /** 'keep' shows the three quirks that the specification records, 'fix' repairs them. */
  quirks: 'keep' | 'fix';
  /** The seasonal theme: banner, ribbons, badges, popup and fireworks. */
  festive: boolean;
};

const { hours, ...facts } = dealer;

/** The site as dealer.json has it. */
export const dealerSite: Site = {
  social: {},
  quirks: 'fix',
  ...facts,
  festive: facts.season === 'always',
};

export const openingHours = hours;

/** The card of every page that has none of its own. */
export const siteCardPath = '/assets/share.jpg';

/** The site on a day, '2026-11-22' by India's calendar: outside the season nothing is festive. */
export function siteOn(site: Site, day: string): Site {
  return { ...site, festive: isInSeason(site.season, day) };
}

/** A dealer who names no days has no season. */
function isInSeason(season: Season = 'never', day: string): boolean {
  if (typeof season === 'string') return season === 'always';
  return season.from <= day && day <= season.to;
}

/** 'Karol Bagh (Blue Line), exit 4: 7 minutes on foot'. */
export function metroLine({ station, line, exit, minutesOnFoot }: Metro): string {
  const minutes = minutesOnFoot === 1 ? '1 minute' : `${minutesOnFoot} minutes`;
  return `${station} (${line})${exit ? `, exit ${exit}` : ''}: ${minutes} on foot`;
}

/** The postal address on one line. */
export function addressLine({ address }: Pick<Site, 'address'>): string {
  return `${address.street}, ${address.district}, ${address.locality} ${address.postalCode}`;
}
