import { idsForSale } from '../../shared/cars/ids-for-sale.ts';
import { favorites } from './favorites.ts';
import { useFavorite } from './use-favorite.ts';

/** Nothing for a car that is sold: no shortlist would show it. */
export function FavoriteButton({ id }: { id: string }) {
  const isFavorite = useFavorite(id);
  if (!idsForSale.has(id)) return null;
  return (
    <button
      className="favorite needs-script"
      type="button"
      aria-label="Add to favorites"
      aria-pressed={isFavorite}
      onClick={() => favorites.toggle(id)}
    />
  );
}
