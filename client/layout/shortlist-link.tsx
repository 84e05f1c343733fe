import { useFavorites } from '../cars/use-favorite.ts';
import { mostShortlisted, shortlistHref, shortlistId } from '../../shared/inventory/shortlist.ts';

/** The link from the favorites to the shortlist; hidden without favorites. */
export function ShortlistLink() {
  const ids = useFavorites();
  if (ids.length === 0) return null;
  const count = Math.min(ids.length, mostShortlisted);
  const cars = ids.length === 1 ? '1 car' : `${ids.length} cars`;
  return (
    <a
      className="favorite shortlist-link"
      href={`${shortlistHref(ids)}#${shortlistId}`}
      aria-label={count < ids.length ? `Shortlist: the newest ${count} of ${cars}` : `Shortlist: ${cars}`}
    >
      <span className="shortlist-link__count">{count}</span>
    </a>
  );
}
