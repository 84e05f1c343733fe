import type { ReactNode } from 'react';
import { HydrationBoundary } from '../before-hydration/hydration-boundary.tsx';
import { YardPicture } from './scene-picture.tsx';

type ClosingCallProps = { title: string; hasPicture?: boolean; children: ReactNode };

export function ClosingCall({ title, hasPicture, children }: ClosingCallProps) {
  return (
    <section
      className={`closing-call no-print dark ${hasPicture ? 'pictured' : 'page-hero'}`}
      aria-labelledby="call-title"
    >
      <div className={hasPicture ? 'pictured__words stack' : 'stack'}>
        <h2 className="closing-call__title" id="call-title">
          {title}
        </h2>
        <HydrationBoundary>{children}</HydrationBoundary>
      </div>
      {hasPicture && <YardPicture wide="yard-ultra" narrow="yard-wide" />}
    </section>
  );
}
