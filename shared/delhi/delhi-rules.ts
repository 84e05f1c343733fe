import delhi from '#stock/delhi.json' with { type: 'json' };

/** The texts before, in and after the year of the age limit. `thisYear` defaults to `within`. */
type RulesByAge = { within: string; thisYear?: string; past: string };

/**
 * Because the law changes, `delhi` in dealer.json can override each rule. In the texts, {year} is the car's year,
 * {limit} the year of its age limit, {years} the years until then, {norm} the norm on its certificate, {fuel} 'diesel'
 * or 'petrol', and {date} the date of the order. Pages show the first sentence, and the rest on demand.
 */
export type DelhiRules = {
  /** Years from registration. */
  limits: { diesel: number; petrol: number };
  /** For the card of a car that may not be driven in Delhi NCR. */
  outside: string;
  /** For the other cards: before the age limit, past it with a protected or unknown norm, and without a limit. */
  card: { until: string; newer: string; unknown: string; electric: string };
  /** The date of the Supreme Court's order. */
  date: string;
  /** For cars of BS-IV and BS-VI. */
  newer: RulesByAge;
  /** For cars of BS-III and older. */
  older: RulesByAge;
  /** For cars whose file does not name a norm. */
  unknown: RulesByAge;
  electric: string;
  /** Appended for cars that may not be driven on bad-air days. */
  badAir: string;
};

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
