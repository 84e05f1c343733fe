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
      "No age limit in Delhi NCR before {limit}. Counted from a registration in {year}; beyond that, the Supreme Court's order of {date} protects BS-IV and newer",
    thisYear:
      "Protected in Delhi NCR as {norm}. If registered in {year}, it reaches the old limit for {fuel} this year; the Supreme Court's order of {date} protects it as long as that stands",
    past: "Protected in Delhi NCR as {norm}. If registered in {year}, it is past the old limit of {limit} for {fuel}; the Supreme Court's order of {date} protects it as long as that stands",
  },
  older: {
    within:
      "May be driven in Delhi NCR until {limit}. Counted from a registration in {year}; the Supreme Court's order of {date} does not protect {norm}",
    thisYear:
      "Reaches its age limit in Delhi NCR this year. Counted from a registration in {year}: after that day in {limit}, as on the registration certificate, it may not be driven; the Supreme Court's order of {date} does not protect {norm}",
    past: "Not for use in Delhi NCR. If registered in {year}, its limit was {limit}, and the Supreme Court's order of {date} does not protect {norm}; sold for registration elsewhere, with the NOC (Form 28)",
  },
  unknown: {
    within:
      "In Delhi NCR until {limit}, or longer by its norm. If registered in {year}, the age limit would be {limit}; by the Supreme Court's order of {date} the norm counts too: see it on the registration certificate; we show it to you",
    thisYear:
      "Reaches its age limit in Delhi NCR this year, unless its norm protects it. Counted from a registration in {year}; by the Supreme Court's order of {date} the norm matters too: see both on the registration certificate; we show it to you",
    past: "Whether you can drive it in Delhi depends on its BS norm. If registered in {year}, the age limit was {limit}; by the Supreme Court's order of {date} the norm counts: see it on the registration certificate; we show it to you",
  },
  electric: "No age limit in Delhi NCR. For electric cars, as of the Supreme Court's order of {date}",
  badAir: '; on bad-air days it may be kept off the road',
  ...delhi,
};
