import { useRef } from 'react';
import { resultsId } from '../../../../shared/inventory/inventory-hrefs.ts';
import { narrowings, type Narrowing } from '../../../../shared/inventory/links/narrowings.ts';
import { tags } from '../../../../shared/inventory/links/tags.ts';
import type { InventoryReading } from '../../../../shared/inventory/query.ts';
import { useHydrated } from '../../../before-hydration/hydration-boundary.tsx';
import { passFocusOn } from '../../../browser/pass-focus-on.ts';
import { ListLink } from '../../../navigation/list-link.tsx';
import { useSite, useStock, useToday } from '../../../site-context.ts';
import type { FoundCars } from '../found-cars.ts';

type NarrowingLinksProps = { reading: InventoryReading; found: FoundCars };

/** The filters that are set: 'Diesel ×' removes one. Then filters to add, with the cars that they find: 'One owner 5'. */
export function NarrowingLinks({ reading, found: { searched, cars, wishes } }: NarrowingLinksProps) {
  const { finance, quirks } = useSite();
  const { options } = useStock();
  const thisYear = new Date(useToday()).getUTCFullYear();
  const set = tags(reading, options, quirks === 'fix' ? wishes : []);
  const { row, more } = narrowings(reading.choice, {
    cars: cars.length > 0 ? searched : [],
    options,
    finance,
    thisYear,
  });
  // A search may have the same words as a filter.
  const isNew = ({ label }: Narrowing) => set.every((tag) => tag.label !== label);
  const others = more.filter(isNew);
  if (set.length + row.length + others.length === 0) return null;
  return (
    <nav className="narrowings" aria-label="Narrow the list">
      <Chips className="tags tags--line wrapping" chips={[...set, ...row.filter(isNew)]} />
      {others.length > 0 && (
        <details>
          <summary className="tag">More</summary>
          <Chips className="tags wrapping" chips={others} />
        </details>
      )}
    </nav>
  );
}

type ChipsProps = { className: string; chips: readonly (Omit<Narrowing, 'count'> & { count?: number })[] };

function Chips({ className, chips }: ChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  // Without scripts, the page reloads, and a phone would show its form first.
  const part = useHydrated() ? undefined : resultsId;
  return (
    <ul ref={list} className={className}>
      {chips.map(({ label, href, count }, index) => (
        <li key={label}>
          <ListLink
            ref={passFocusOn(
              () => list.current?.querySelectorAll('.tag')[index] ?? document.getElementById(resultsId),
            )}
            className={count === undefined ? 'tag tag--set' : 'tag'}
            href={href}
            part={part}
            // The row begins with the filters that are set.
            onClick={() => list.current?.scrollTo(0, 0)}
          >
            {count === undefined && <span className="visually-hidden">Remove </span>}
            <span>{label}</span> {count === undefined ? <span aria-hidden="true">×</span> : <b>{count}</b>}
          </ListLink>
        </li>
      ))}
    </ul>
  );
}
