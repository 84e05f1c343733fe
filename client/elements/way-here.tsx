import type { ReactNode } from 'react';
import { transitUrl } from '../../shared/maps.ts';
import { wayHere } from '../../shared/site.ts';
import { HydrationBoundary } from '../before-hydration/hydration-boundary.tsx';
import { useSite } from '../site-context.ts';

/** The dealer's notes on metro, lift and parking, a link to public transport, and `children`. */
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

/** 'Metro: Karol Bagh'. */
export function NamedLines({ lines }: { lines: readonly { name: string; text: string }[] }) {
  return lines.map(({ name, text }) => (
    <span key={text}>
      <b>{name}:</b> {text}
    </span>
  ));
}
