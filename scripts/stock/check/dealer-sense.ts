import sample from '../../../shared/sample/dealer.json' with { type: 'json' };
import { halfSetAddress } from '../../../shared/half-set-address.ts';
import { shownWeek, weekdays } from '../../../shared/open-now.ts';
import type { Dealer } from '../../../shared/site.ts';

export type Finding = { field: string; what: string };

/** What each field allows, but all of them together do not. */
export function dealerMistakes(dealer: Dealer): Finding[] {
  const halfSet = halfSetAddress(dealer, sample);
  return halfSet ? [{ field: 'address', what: `${halfSet}; write yours, and where the map points` }] : [];
}

/** What may be meant as it stands. */
export function dealerDoubts({ hours }: Dealer): Finding[] {
  const shown = shownWeek(hours.shown);
  if (!shown) return [];
  const { days, opens, closes } = hours.structured;
  const differing = weekdays.filter((weekday, index) => {
    const structured = days.some((day) => day === weekday) ? `${opens}-${closes}` : 'closed';
    return structured !== inWords(shown[index]);
  });
  if (differing.length === 0) return [];
  const what = `pages and search engines are told different hours for ${differing.join(', ')}`;
  return [{ field: 'hours', what }];
}

function inWords(hours: { opens: number; closes: number } | undefined): string {
  return hours ? `${clock(hours.opens)}-${clock(hours.closes)}` : 'closed';
}

function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}
