import { dealerRules } from 'stock:delhi/texts';
import { ageLimits } from './age-limit.ts';
import type { AgeLimits } from './age-limit.ts';

/**
 * The rules for driving a car in Delhi NCR. The law changes, so `delhi` in dealer.json replaces any of them. In a text,
 * {year} is the car's, {limit} the year of its age limit, {norm} the norm on its certificate, {fuel} 'diesel' or
 * 'petrol', and {date} the date of the order.
 */
export type DelhiRules = AgeLimits & {
  /** The date of the Supreme Court's order. */
  date: string;
  /** BS-IV and BS-VI, up to the age limit and past it. */
  newer: { within: string; past: string };
  /** BS-III and older. */
  older: { within: string; past: string };
  /** For a car without a norm in its file. */
  unknown: { within: string; past: string };
  electric: string;
  /** Added to the sentence of a car that may not be driven on bad-air days. */
  badAir: string;
};

export const delhiRules: DelhiRules = {
  ...ageLimits,
  date: '17 December 2025',
  newer: {
    within:
      "If registered in {year}, no age limit in Delhi NCR before {limit}; beyond that, the Supreme Court's order of {date} protects BS-IV and newer",
    past: "If registered in {year}, past the old Delhi NCR limit of {limit} for {fuel}; as {norm} it is protected by the Supreme Court's order of {date}, as long as that stands",
  },
  older: {
    within:
      "May be driven in Delhi NCR until {limit} if registered in {year}: the Supreme Court's order of {date} does not protect {norm}",
    past: "Not for use in Delhi NCR: if registered in {year}, its limit was {limit}, and the Supreme Court's order of {date} does not protect {norm}; sold for registration elsewhere, with the NOC (Form 28)",
  },
  unknown: {
    within:
      "If registered in {year}, the age limit in Delhi NCR would be {limit}; by the Supreme Court's order of {date} the norm matters too: see it on the registration certificate; we show it to you",
    past: "If registered in {year}, the age limit in Delhi NCR was {limit}; by the Supreme Court's order of {date} the norm decides: see it on the registration certificate; we show it to you",
  },
  electric: "No age limit in Delhi NCR for electric cars, as of the Supreme Court's order of {date}",
  badAir: '; on bad-air days it may be kept off the road',
  ...dealerRules,
};
