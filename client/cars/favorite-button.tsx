import { favorites } from './favorites.ts';
import { useStock } from '../stock-context.ts';
import { useFavorite } from './use-favorite.ts';

/** Nothing for a car that is sold: no shortlist would show it. */
export function FavoriteButton({ id }: { id: string }) {
  const isFavorite = useFavorite(id);
  if (!useStock().options.cars.has(id)) return null;
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
