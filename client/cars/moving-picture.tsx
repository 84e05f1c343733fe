import { ViewTransition } from 'react';
import type { ReactNode } from 'react';
import { prefersReducedMotion } from '../browser/reduced-motion.ts';

type MovingPictureProps = {
  /** The car's; none keeps the picture where it is. */
  id: string | false;
  children: ReactNode;
};

/** A car's main picture, which moves from its card to its page where the browser has view transitions. */
export function MovingPicture({ id, children }: MovingPictureProps) {
  // The server would write attributes that HTML does not know.
  if (!id || typeof document === 'undefined' || prefersReducedMotion()) return children;
  return (
    <ViewTransition name={`car-${id}`} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}
