import { narrowings } from '../../../../shared/narrowing/narrowings.ts';
import type { Listing } from '../../../../shared/cars/car.ts';
import type { InventoryChoice } from '../../../../shared/inventory/query.ts';
import { SearchLinks } from '../../../navigation/search-links.tsx';
import { useStock } from '../../../stock-context.ts';

type NarrowingLinksProps = { choice: InventoryChoice; cars: readonly Listing[] };

/** 'Automatic 2', 'One owner 5': what would leave fewer cars, and how many. */
export function NarrowingLinks({ choice, cars }: NarrowingLinksProps) {
  const links = narrowings(choice, cars, useStock().options);
  return <SearchLinks className="narrowings" label="Narrow the list" links={links} />;
}
