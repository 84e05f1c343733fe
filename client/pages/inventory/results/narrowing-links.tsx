import { resultsId } from '../../../../shared/inventory/inventory-hrefs.ts';
import { narrowings } from '../../../../shared/narrowing/narrowings.ts';
import type { InventoryChoice } from '../../../../shared/inventory/query.ts';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { SearchLinks } from '../../../navigation/search-links.tsx';
import { useSite } from '../../../site-context.ts';
import { useStock } from '../../../stock-context.ts';
import { useToday } from '../../../today-context.ts';

/** 'Automatic 2', 'One owner 5': filters to add or to remove, and how many cars they find. */
export function NarrowingLinks({ choice }: { choice: InventoryChoice }) {
  const site = useSite();
  const isHydrated = useHydrated();
  const { listings, options } = useStock();
  const { row, more } = narrowings(choice, {
    cars: listings,
    options,
    site,
    thisYear: new Date(useToday()).getUTCFullYear(),
  });
  // Without scripts the page is loaded anew.
  const part = isHydrated ? '' : resultsId;
  return <SearchLinks className="narrowings" label="Narrow the list" links={row} more={more} part={part} />;
}
