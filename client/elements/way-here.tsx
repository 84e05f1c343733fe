import type { ReactNode } from 'react';
import { transitUrl } from '../../shared/maps.ts';
import { metroLine } from '../../shared/site.ts';
import { useSite } from '../site-context.ts';
import { HydrationBoundary } from '../before-hydration/hydration-boundary.tsx';

/** Metro station and parking, if the dealer has entered them, and links to directions: public transport, then `children`. */
export function WayHere({ children }: { children?: ReactNode }) {
  const site = useSite();
  const { metro, parking } = site;
  return (
    <HydrationBoundary>
      <p className="way-here">
        {metro && (
          <span>
            <b>Metro:</b> {metroLine(metro)}
          </span>
        )}
        {parking && (
          <span>
            <b>Parking:</b> {parking}
          </span>
        )}
        <a href={transitUrl(site)} target="_blank" rel="noopener">
          By metro or bus
        </a>
        {children}
      </p>
    </HydrationBoundary>
  );
}
