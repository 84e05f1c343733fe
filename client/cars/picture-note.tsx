import { useSite } from '../site-context.ts';

/** Says that the pictures are drawn, as long as they are. */
export function PictureNote() {
  const { illustrations } = useSite();
  return illustrations ? (
    <p className="picture-note">Illustrative image. The actual car may look different.</p>
  ) : null;
}
