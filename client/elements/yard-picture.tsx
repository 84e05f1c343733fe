import ownScenes from '#stock/scenes.json' with { type: 'json' };
import type { Scene } from '../../shared/scenes/scenes.ts';
import { useSite } from '../site-context.ts';
import { ScenePicture } from './scene-picture.tsx';

/** The drawn pictures for wide screens, with the place of the text on the showroom's sign. */
const signs = {
  'yard-wide': { viewBox: '0 0 1280 720', x: 647, y: 283, widest: 400, fontSize: 48 },
  'yard-ultra': { viewBox: '0 0 1600 686', x: 808, y: 246, widest: 500, fontSize: 60 },
} as const;

type YardPictureProps = { wide: keyof typeof signs; narrow: Scene; alt?: string; load?: 'eager' };

/** The showroom, next to text. From 768 pixels, the drawn one carries the brand. */
export function YardPicture({ wide, ...picture }: YardPictureProps) {
  const { brand } = useSite();
  const { viewBox, x, y, widest, fontSize } = signs[wide];
  return (
    <>
      <ScenePicture {...picture} wide={wide} className="pictured__picture" wideSizes="60vw" />
      {!ownScenes[wide] && (
        <div className="pictured__sign only-wide" aria-hidden="true" translate="no">
          <svg viewBox={viewBox} width="100%" height="100%" preserveAspectRatio="xMidYMid slice">
            <text
              x={x}
              y={y}
              fontSize={Math.min(fontSize, (1.8 * widest) / brand.length)}
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
