import type { ReactNode } from 'react';
import { transitUrl } from '../../shared/maps.ts';
import { wayHere } from '../../shared/site.ts';
import { HydrationBoundary } from '../before-hydration/hydration-boundary.tsx';
import { useSite } from '../site-context.ts';

/** Metro, lift, parking and the like, if the dealer has entered them, and links to directions: public transport, then `children`. */
export function WayHere({ children }: { children?: ReactNode }) {
  const site = useSite();
  return (
    <HydrationBoundary>
      <p className="way-here">
        <NamedLines lines={wayHere(site)} />
        <a href={transitUrl(site)} target="_blank" rel="noopener">
          By metro or bus
        </a>
        {children}
      </p>
    </HydrationBoundary>
  );
}

/** Lines of a paragraph, each with its name: 'Metro: Karol Bagh'. */
export function NamedLines({ lines }: { lines: readonly { name: string; text: string }[] }) {
  return lines.map(({ name, text }) => (
    <span key={text}>
      <b>{name}:</b> {text}
    </span>
  ));
}
