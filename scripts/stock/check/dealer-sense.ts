import sample from '../../../shared/sample/dealer.json' with { type: 'json' };
import { halfSetAddress } from '../../../server/half-set-address.ts';
import { weekdays } from '../../../shared/open-now.ts';
import type { Dealer } from '../../../shared/site.ts';
import { weekHours } from '../../../shared/week-hours.ts';
import type { WeekHours } from '../../../shared/week-hours.ts';

export type Finding = { field: string; what: string };

/** Problems between fields that are each valid. */
export function dealerMistakes(dealer: Dealer): Finding[] {
  const halfSet = halfSetAddress(dealer, sample);
  return [
    ...(halfSet ? [{ field: 'address', what: `${halfSet}; write your own` }] : []),
    ...twoHours(dealer),
  ];
}

/** Possible mistakes, which do not stop a build. */
export function dealerDoubts({ hours: { shown, structured } }: Dealer): Finding[] {
  if (structured || weekHours(shown).length > 0) return [];
  const what = `search engines cannot read '${shown}'; write them like 'Mon-Sat: 10 AM - 7 PM, Sun: 10 AM - 2 PM'`;
  return [{ field: 'hours', what }];
}

/** Only the sample may have hours for search engines that differ from those on its pages. */
function twoHours({ hours: { shown, structured } }: Dealer): Finding[] {
  const week = weekHours(shown);
  if (!structured || week.length === 0) return [];
  const differing = weekdays.filter((day) => timesOn(day, [structured]) !== timesOn(day, week));
  if (differing.length === 0) return [];
  const what = `the hours for search engines differ from those on the pages on ${differing.join(', ')}; delete 'structured', and search engines get those on the pages`;
  return [{ field: 'hours', what }];
}

function timesOn(day: (typeof weekdays)[number], week: readonly WeekHours[]): string {
  const hours = week.find(({ days }) => days.includes(day));
  return hours ? `${hours.opens}-${hours.closes}` : 'closed';
}
