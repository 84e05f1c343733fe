import { shortlistHref } from '../../shared/inventory/inventory-hrefs.ts';
import { mostShortlisted, shortlistId } from '../../shared/inventory/shortlist.ts';
import { useFavorites } from '../cars/favorites.ts';
import { useLastInventory } from '../navigation/last-inventory.ts';

/** The link from the favorites to the shortlist, which keeps the filters; hidden without favorites. */
export function ShortlistLink() {
  const ids = useFavorites();
  const query = useLastInventory();
  if (ids.length === 0) return null;
  const count = Math.min(ids.length, mostShortlisted);
  const cars = ids.length === 1 ? '1 car' : `${ids.length} cars`;
  return (
    <a
      className="favorite shortlist-link"
      href={`${shortlistHref(ids, query)}#${shortlistId}`}
      aria-label={count < ids.length ? `Shortlist: the newest ${count} of ${cars}` : `Shortlist: ${cars}`}
    >
      {count}
    </a>
  );
}
