import type { Listing } from '../../../../shared/cars/car.ts';
import { resultsId } from '../../../../shared/inventory/inventory-hrefs.ts';
import type { InventoryChoice } from '../../../../shared/inventory/query.ts';
import { narrowings } from '../../../../shared/narrowing/narrowings.ts';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { SearchLinks } from '../../../navigation/search-links.tsx';
import { useSite, useStock, useToday } from '../../../site-context.ts';

type NarrowingLinksProps = { choice: InventoryChoice; searched: readonly Listing[] };

/** 'Automatic 2', 'One owner 5': filters to add or to remove, and how many cars they find. */
export function NarrowingLinks({ choice, searched }: NarrowingLinksProps) {
  const { finance } = useSite();
  const isHydrated = useHydrated();
  const { options } = useStock();
  const { row, more } = narrowings(choice, {
    cars: searched,
    options,
    finance,
    thisYear: new Date(useToday()).getUTCFullYear(),
  });
  // Without scripts the page is loaded anew.
  const part = isHydrated ? '' : resultsId;
  return <SearchLinks className="narrowings" label="Narrow the list" links={row} more={more} part={part} />;
}
