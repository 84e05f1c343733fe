import type { ReactNode } from 'react';
import ownScenes from '#stock/scenes.json' with { type: 'json' };
import { HydrationBoundary } from '../before-hydration/hydration-boundary.tsx';
import { useSite } from '../site-context.ts';
import { ScenePicture } from './scene-picture.tsx';

const widestBrand = 900;

type ClosingCallProps = { title: string; hasPicture?: boolean; children: ReactNode };

export function ClosingCall({ title, hasPicture, children }: ClosingCallProps) {
  return (
    <section className={`closing-call ${hasPicture ? 'pictured' : 'page-hero'}`} aria-labelledby="call-title">
      <div className={hasPicture ? 'pictured__words' : undefined}>
        <h2 className="closing-call__title" id="call-title">
          {title}
        </h2>
        <HydrationBoundary>{children}</HydrationBoundary>
      </div>
      {hasPicture && <YardPicture />}
    </section>
  );
}

function YardPicture() {
  const { brand } = useSite();
  return (
    <>
      <ScenePicture wide="yard-ultra" narrow="yard-wide" className="pictured__picture" wideSizes="60vw" />
      {!ownScenes['yard-ultra'] && (
        <div className="pictured__sign only-wide" aria-hidden="true" translate="no">
          <svg viewBox="0 0 1600 686" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">
            {/* Hides the drawn lamps behind the brand. */}
            <rect x={548} y={178} width={520} height={94} rx={6} fill="#2a1521" />
            <text x={808} y={246} fontSize={Math.min(60, widestBrand / brand.length)} textAnchor="middle">
              {brand}
            </text>
          </svg>
        </div>
      )}
    </>
  );
}
