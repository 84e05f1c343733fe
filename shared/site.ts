import hours from '#stock/hours.json' with { type: 'json' };
import type { OpeningHours, Weekday } from './hours/opening-week.ts';
import type { StructuredHours } from './hours/structured-hours.ts';
import type { Finance } from './monthly-cost.ts';
import { namedLines, type NamedLine } from './named-lines.ts';

/** The stock's dealer.json. */
export type Dealer = {
  brand: string;
  origin: string;
  phone: string;
  email: string;
  address: { street: string; district: string; locality: string; region: string; postalCode: string };
  geo: { latitude: number; longitude: number };
  hours: {
    shown: string;
    /** For search engines, if they differ, as they do in the specification. */
    structured?: StructuredHours;
  };
  social?: Partial<Record<SocialNetwork, string>>;
  termsUrl?: string;
  privacyUrl?: string;
  season?: Season;
  quirks?: Quirks;
  finance?: Pick<Finance, 'rate' | 'downPayment'>;
  /** What the pages call the whole stock; 'used cars' if undefined. */
  goods?: string;
  weeklyHoliday?: Weekday;
  metro?: Metro;
  /** How visitors get from the metro without walking: 'Call us, and we come to exit 4'. */
  pickUp?: string;
  /** Where auto-rickshaws wait. */
  autoStand?: string;
  /** Step-free access to the showroom. */
  lift?: string;
  parking?: string;
};

export type Metro = { station: string; line: string; exit?: string; minutesOnFoot: number };

export const socialNetworks = ['Facebook', 'Instagram', 'X', 'YouTube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** 'keep' shows the three quirks of the specification; 'fix' repairs them. */
export type Quirks = 'keep' | 'fix';

/** The first and last day of the festive theme, '2026-10-10'. */
export type Season = 'never' | 'always' | { from: string; to: string };

export type DealerHours = OpeningHours & Pick<Dealer['hours'], 'structured'>;

/** What the pages show about the dealership. The environment may override most of it: see server/config.ts. */
export type Site = Omit<Dealer, 'hours' | 'weeklyHoliday' | 'social' | 'quirks'> & {
  social: NonNullable<Dealer['social']>;
  quirks: Quirks;
  /** The seasonal theme: banner, ribbons, badges, popup and fireworks. */
  festive: boolean;
};

export const openingHours: DealerHours = hours;

/** The hours in dealer.json, with the weekly holiday. */
export function hoursOf({ hours, weeklyHoliday }: Pick<Dealer, 'hours' | 'weeklyHoliday'>): DealerHours {
  return { ...hours, ...(weeklyHoliday && { weeklyHoliday }) };
}

export function siteOf({ hours: _hours, weeklyHoliday: _holiday, ...facts }: Dealer): Site {
  return { social: {}, quirks: 'fix', ...facts, festive: facts.season === 'always' };
}

/** The share card of pages that have none of their own. */
export const siteCardPath = '/assets/share.jpg';

/** The site on a day in India, '2026-11-22': the season decides whether it is festive. */
export function siteOn(site: Site, day: string): Site {
  const { season = 'never' } = site;
  const isInSeason =
    typeof season === 'string' ? season === 'always' : season.from <= day && day <= season.to;
  return { ...site, festive: isInSeason };
}

/** 'Karol Bagh (Blue Line), exit 4, 7 minutes on foot'. */
function metroLine({ station, line, exit, minutesOnFoot }: Metro): string {
  const minutes = minutesOnFoot === 1 ? '1\u00a0minute' : `${minutesOnFoot}\u00a0minutes`;
  return `${station} (${line})${exit ? `, exit ${exit}` : ''}, ${minutes} on foot`;
}

export function wayHere({ metro, pickUp, autoStand, lift, parking }: Site): NamedLine[] {
  return namedLines({
    Metro: metro && metroLine(metro),
    Pickup: pickUp,
    'Auto stand': autoStand,
    Lift: lift,
    Parking: parking,
  });
}

export function addressLine({ address }: Pick<Site, 'address'>): string {
  return `${address.street}, ${address.district}, ${address.locality} ${address.postalCode}`;
}

/** The address for a page, with non-breaking spaces in the city and the PIN code. */
export function shownAddress({ address }: Pick<Site, 'address'>): string {
  const city = `${address.locality} ${address.postalCode}`.replaceAll(' ', '\u00a0');
  return `${address.street}, ${address.district}, ${city}`;
}
