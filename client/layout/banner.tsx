import { useSite } from '../site-context.ts';

export function Banner() {
  const { festive } = useSite();
  if (!festive) return null;
  return (
    <aside className="banner" aria-label="Season">
      Happy Festive Season! Special Festive Offers Available
    </aside>
  );
}
