import { favorites } from './favorites.ts';
import { useFavorite } from './use-favorite.ts';

export function FavoriteButton({ id }: { id: string }) {
  const isFavorite = useFavorite(id);
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
