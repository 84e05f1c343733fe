import { useSite } from '../site-context.ts';

export function Banner() {
  const { festive } = useSite();
  if (!festive) return null;
  return (
    <p className="banner" role="note">
      Happy Festive Season! Special Festive Offers Available
    </p>
  );
}
