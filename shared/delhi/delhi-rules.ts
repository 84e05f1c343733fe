import delhi from '#stock/delhi.json' with { type: 'json' };
import type { DelhiRules } from './delhi-schema.ts';

export const delhiRules: DelhiRules = {
  limits: { diesel: 10, petrol: 15 },
  outside: 'For use outside Delhi NCR',
  card: {
    until: 'Delhi until {limit}',
    newer: 'Delhi: allowed ({norm})',
    unknown: 'Delhi: depends on its norm',
    electric: 'Delhi: no age limit',
  },
  date: '17 December 2025',
  newer: {
    within:
      "Can be driven in Delhi NCR until at least {limit}. Counted from registration in {year}; beyond that, the Supreme Court's order of {date} protects BS-IV and newer cars",
    thisYear:
      "Can be driven in Delhi NCR as a {norm} car. If registered in {year}, it reaches the old age limit for {fuel} this year; the Supreme Court's order of {date} protects it for as long as that order stands",
    past: "Can be driven in Delhi NCR as a {norm} car. If registered in {year}, it passed the old age limit for {fuel} in {limit}; the Supreme Court's order of {date} protects it for as long as that order stands",
  },
  older: {
    within:
      "Can be driven in Delhi NCR until {limit}. Counted from registration in {year}; the Supreme Court's order of {date} does not protect {norm} cars",
    thisYear:
      "Reaches its age limit in Delhi NCR this year. If registered in {year}, it can be driven until the same day in {limit}: see the date on the RC. The Supreme Court's order of {date} does not protect {norm} cars",
    past: "Not for use in Delhi NCR. Its {years} years ended in {limit}, and as a {norm} car it isn't protected by the Supreme Court's order of {date}. In Delhi NCR it can be impounded. We sell it for registration elsewhere, with the NOC (Form 28)",
  },
  unknown: {
    within:
      "Can be driven in Delhi NCR until at least {limit}. Counted from registration in {year}; beyond that, the Supreme Court's order of {date} protects BS-IV and newer cars. The RC shows the norm, and we show you the RC",
    thisYear:
      "Reaches its age limit in Delhi NCR this year, unless it is BS-IV or newer. Counted from registration in {year}; the Supreme Court's order of {date} protects BS-IV and newer cars. The RC shows the norm, and we show you the RC",
    past: "Can be driven in Delhi NCR only if it is BS-IV or newer. If registered in {year}, it reached its age limit in {limit}; the Supreme Court's order of {date} protects BS-IV and newer cars. The RC shows the norm, and we show you the RC",
  },
  electric: 'No age limit in Delhi NCR. The age limits do not apply to electric cars, as of {date}',
  badAir: '; on bad-air days it may be kept off the road',
  ...delhi,
};
