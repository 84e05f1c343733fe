import hours from '#stock/hours.json' with { type: 'json' };
import { namedLines, type NamedLine } from '../named-lines.ts';
import type { Dealer } from './dealer-schema.ts';

export const socialNetworks = ['Facebook', 'Instagram', 'X', 'YouTube'] as const;

export type Season = NonNullable<Dealer['season']>;

export type Quirks = NonNullable<Dealer['quirks']>;

/** What the pages show about the dealership. The environment may replace the origin and the quirks. */
export type Site = Omit<Dealer, 'hours' | 'social' | 'quirks'> & {
  social: NonNullable<Dealer['social']>;
  quirks: Quirks;
  /** The seasonal theme: banner, ribbons, badges, popup and fireworks. */
  festive: boolean;
};

export const openingHours: Dealer['hours'] = hours;

export function siteOf({ hours: _hours, ...dealer }: Dealer): Site {
  const { social = {}, quirks = 'fix', ...facts } = dealer;
  return { social, quirks, ...facts, festive: facts.season === 'always' };
}

export const siteCardPath = '/assets/share.jpg';

/** The site on a day in India, '2026-11-22': the season decides whether it is festive. */
export function siteOn(site: Site, day: string): Site {
  const { season = 'never' } = site;
  const isInSeason =
    typeof season === 'string' ? season === 'always' : season.from <= day && day <= season.to;
  return { ...site, festive: isInSeason };
}

/** 'Karol Bagh (Blue Line), exit 4, 7 minutes on foot'. */
function metroLine({ station, line, exit, minutesOnFoot }: NonNullable<Site['metro']>): string {
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
