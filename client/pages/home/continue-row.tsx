import { useEffect, useSyncExternalStore } from 'react';
import { carTitle } from '../../../shared/format.ts';
import { matches, searchedCars } from '../../../shared/inventory/filters.ts';
import { resultsId } from '../../../shared/inventory/inventory-hrefs.ts';
import { parseInventoryQuery } from '../../../shared/inventory/query.ts';
import { passFocusOn } from '../../browser/pass-focus-on.ts';
import { IconButton } from '../../elements/icon.tsx';
import { forgetSeen, seenBefore, subscribeToSeen, type Seen } from '../../navigation/seen.ts';
import { useSite, useStock } from '../../site-context.ts';

const maxCars = 3;

/** Rendered after hydration, because served pages are the same for all visitors. */
export function ContinueRow() {
  const seen = useSyncExternalStore(subscribeToSeen, seenBefore, () => undefined);
  return <div className="continue">{seen && <ContinueLinks seen={seen} />}</div>;
}

function ContinueLinks({ seen }: { seen: Seen }) {
  const site = useSite();
  const { forSale, listings, options } = useStock();
  const cars = seen.cars
    .flatMap((id) => forSale.find((car) => car.id === id && car.page !== false) ?? [])
    .slice(0, maxCars)
    .map((car) => ({ label: carTitle(car), href: `/car/${car.id}` }));
  const { filters } = parseInventoryQuery(seen.list, options);
  const isFound = seen.filters !== '' && searchedCars(listings, filters.search, site).some(matches(filters));
  const list = { label: seen.filters, href: `/inventory${seen.list}#${resultsId}` };
  const links = isFound ? [list, ...cars] : cars;
  const isNothingLeft = links.length === 0;
  useEffect(() => {
    if (isNothingLeft) forgetSeen();
  });
  if (isNothingLeft) return null;
  return (
    <nav aria-label="Continue where you were">
      <b>
        Continue<span className="only-wide"> where you were</span>
      </b>
      <ul className="tags tags--line wrapping">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className="tag" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <IconButton
        ref={passFocusOn(() => document.getElementById('content'))}
        icon="x"
        label="Forget what I have seen"
        onClick={forgetSeen}
      />
    </nav>
  );
}
