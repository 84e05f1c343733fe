import type { ReactNode } from 'react';
import { transitUrl } from '../../shared/dealer/maps.ts';
import { wayHere } from '../../shared/dealer/site.ts';
import { HydrationBoundary } from '../before-hydration/hydration-boundary.tsx';
import { useSite } from '../site-context.ts';

export function WayHere({ children }: { children?: ReactNode }) {
  const site = useSite();
  return (
    <HydrationBoundary>
      <p className="way-here wrapping">
        <NamedLines lines={wayHere(site)} />
        <a href={transitUrl(site)} target="_blank" rel="noopener">
          Directions by metro or bus
        </a>
        {children}
      </p>
    </HydrationBoundary>
  );
}

export function NamedLines({ lines }: { lines: readonly { name: string; text: string }[] }) {
  return lines.map(({ name, text }, index) => (
    <span key={text}>
      {name !== lines[index - 1]?.name && <b>{name}: </b>}
      {text}
    </span>
  ));
}
