import { narrowings } from '../../../../shared/narrowing/narrowings.ts';
import type { Listing } from '../../../../shared/cars/car.ts';
import type { InventoryChoice } from '../../../../shared/inventory/query.ts';
import { useStock } from '../../../stock-context.ts';
import { resultsId } from './show-results.ts';

type NarrowingLinksProps = { choice: InventoryChoice; cars: readonly Listing[] };

/** 'Automatic 2', 'One owner 5': what would leave fewer cars, and how many. */
export function NarrowingLinks({ choice, cars }: NarrowingLinksProps) {
  const links = narrowings(choice, cars, useStock().options);
  if (links.length === 0) return null;
  return (
    <nav className="narrowings" aria-label="Narrow the list">
      <ul className="tags">
        {links.map(({ label, count, href }) => (
          <li key={label}>
            <a
              className="tag"
              href={`${href}#${resultsId}`}
              // For crawlers there is a page for each brand, fuel and gearbox, not for each combination.
              rel="nofollow"
            >
              <span>{label}</span> <b>{count}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
