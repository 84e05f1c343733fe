import type { ComponentProps } from 'react';
import ownScenes from '#stock/scenes.json' with { type: 'json' };
import { useSite } from '../site-context.ts';
import { ScenePicture } from './scene-picture.tsx';

/** The size of each drawing in pixels, and its board above the showroom. */
const boards = {
  'yard-ultra': { size: '1600 686', x: 548, y: 178, width: 520, height: 94 },
  'yard-wide': { size: '1920 1080', x: 645, y: 338, width: 648, height: 102 },
} as const;

const widestBrand = 900;

type YardPictureProps = Omit<ComponentProps<typeof ScenePicture>, 'className' | 'wideSizes'> & {
  wide: keyof typeof boards;
};

/** The showroom, next to text. From 768 pixels, the drawn one carries the brand on its board. */
export function YardPicture(props: YardPictureProps) {
  const { brand } = useSite();
  const { size, ...board } = boards[props.wide];
  return (
    <>
      <ScenePicture {...props} className="pictured__picture no-print" wideSizes="60vw" />
      {!ownScenes[props.wide] && (
        <div className="pictured__sign only-wide" aria-hidden="true" translate="no">
          <svg viewBox={`0 0 ${size}`} width="100%" height="100%" preserveAspectRatio="xMidYMid slice">
            {/* Hides the drawn lamps behind the brand. */}
            <rect {...board} rx={6} fill="#2a1521" />
            <text
              x={board.x + board.width / 2}
              y={board.y + 68}
              fontSize={Math.min(60, widestBrand / brand.length)}
              textAnchor="middle"
            >
              {brand}
            </text>
          </svg>
        </div>
      )}
    </>
  );
}
