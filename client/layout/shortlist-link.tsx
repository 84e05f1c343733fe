import { useFavorites } from '../cars/use-favorite.ts';
import { shortlistAddress, shortlistId } from '../../shared/inventory/shortlist.ts';

/** Where the hearts lead, as soon as one is set. */
export function ShortlistLink() {
  const ids = useFavorites();
  if (ids.length === 0) return null;
  const count = ids.length === 1 ? '1 car' : `${ids.length} cars`;
  return (
    <a
      className="favorite shortlist-link"
      href={`${shortlistAddress(ids)}#${shortlistId}`}
      aria-label={`Shortlist: ${count}`}
    >
      <span className="shortlist-link__count">{ids.length}</span>
    </a>
  );
}
