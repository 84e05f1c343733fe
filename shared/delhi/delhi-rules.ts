import delhi from '#stock/delhi.json' with { type: 'json' };

/** Before the year of the age limit, in that year, and after it. Without `thisYear`, `within` is said. */
type RulesByAge = { within: string; thisYear?: string; past: string };

/**
 * The rules for driving a car in Delhi NCR. The law changes, so `delhi` in dealer.json replaces any of them. In a text,
 * {year} is the car's, {limit} the year of its age limit, {norm} the norm on its certificate, {fuel} 'diesel' or
 * 'petrol', and {date} the date of the order. The first sentence of a rule is shown at once, the rest when it is asked for.
 */
export type DelhiRules = {
  /** Years from registration. */
  limits: { diesel: number; petrol: number };
  /** On the card of a car that may not be driven in Delhi NCR. */
  outside: string;
  /** On the card of any other: up to its age limit, beyond it where its norm protects or decides, or without a limit. */
  card: { until: string; newer: string; unknown: string; electric: string };
  /** The date of the Supreme Court's order. */
  date: string;
  /** BS-IV and BS-VI. */
  newer: RulesByAge;
  /** BS-III and older. */
  older: RulesByAge;
  /** For a car without a norm in its file. */
  unknown: RulesByAge;
  electric: string;
  /** Added to the sentence of a car that may not be driven on bad-air days. */
  badAir: string;
};

export const delhiRules: DelhiRules = {
  limits: { diesel: 10, petrol: 15 },
  outside: 'For use outside Delhi NCR',
  card: {
    until: 'Delhi until {limit}',
    newer: 'Delhi: protected as {norm}',
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
    past: "Not for use in Delhi NCR. If registered in {year}, it reached its age limit in {limit}, and the Supreme Court's order of {date} does not protect {norm} cars: it may be impounded. We sell it for registration elsewhere, with the NOC (Form 28)",
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
