import { useEffect } from 'react';
import { carCount, carTitle } from '../../shared/format.ts';
import { matchingCars } from '../../shared/inventory/filters.ts';
import { resultsId } from '../../shared/inventory/inventory-hrefs.ts';
import { inventoryQuery, readInventoryQuery } from '../../shared/inventory/query.ts';
import { tags } from '../../shared/inventory/tags.ts';
import { passFocusOn } from '../browser/pass-focus-on.ts';
import { Icon } from '../elements/icon.tsx';
import { useSite } from '../site-context.ts';
import { useStock } from '../stock-context.ts';
import type { Seen } from './seen.ts';

const mostCars = 3;

/** The last list with its filters, and the last cars, without those that are sold. */
export function ContinueLinks({ seen, onForget }: { seen: Seen; onForget: () => void }) {
  const stock = useStock();
  const { quirks } = useSite();
  const cars = seen.cars
    .flatMap((id) => stock.forSale.find((car) => car.id === id && car.record) ?? [])
    .slice(0, mostCars)
    .map((car) => ({ label: carTitle(car), href: `/car/${car.id}` }));
  const reading = readInventoryQuery(seen.list, stock.options);
  const { length } = matchingCars(stock, reading.choice.filters, quirks);
  const filters = tags({ ...reading, unknown: [] }, stock.options).map(({ label }) => label);
  const query = inventoryQuery(reading.choice, stock.options);
  const list = {
    label: `${filters.join(', ')}: ${carCount(length)}`,
    href: `/inventory${query}#${resultsId}`,
  };
  const links = filters.length > 0 && length > 0 ? [list, ...cars] : cars;
  const isNothingLeft = links.length === 0;
  useEffect(() => {
    if (isNothingLeft) onForget();
  });
  if (isNothingLeft) return null;
  return (
    <nav className="narrowings" aria-label="Continue where you were">
      <p className="button-row">
        <b>Continue where you were</b>
        <button
          ref={passFocusOn(() => document.getElementById('content'))}
          className="icon-button"
          type="button"
          aria-label="Forget what I have seen"
          onClick={onForget}
        >
          <Icon name="x" />
        </button>
      </p>
      <ul className="tags">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className="tag" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
