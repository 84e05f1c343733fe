import { useSyncExternalStore } from 'react';
import { useStock } from '../site-context.ts';
import { favorites } from './favorites.ts';

/** Renders nothing for a sold car, because no shortlist would show it. */
export function FavoriteButton({ id, titleId }: { id: string; titleId?: string }) {
  const isFavorite = useSyncExternalStore(
    favorites.subscribe,
    () => favorites.all().includes(id),
    () => false,
  );
  if (!useStock().options.idsForSale.has(id)) return null;
  return (
    <button
      className="favorite needs-script"
      type="button"
      aria-label="Add to favorites"
      aria-describedby={titleId}
      aria-pressed={isFavorite}
      onClick={() => favorites.toggle(id)}
    />
  );
}
