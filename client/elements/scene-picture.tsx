import ownScenes from '#stock/scenes.json' with { type: 'json' };
import { sceneVersions } from '../../shared/scenes/scene-versions.ts';
import { scenePath, scenes, sceneSrcset, type Scene } from '../../shared/scenes/scenes.ts';
import { useSite } from '../site-context.ts';

type ScenePictureProps = {
  wide: Scene;
  narrow: Scene;
  className: string;
  alt?: string;
  load?: 'lazy' | 'eager';
  wideSizes?: string;
};

/** The dealer's own picture of the showroom, or a drawn one. */
export function ScenePicture(props: ScenePictureProps) {
  const { wide, narrow, className, alt = '', load = 'lazy', wideSizes = '100vw' } = props;
  const { festive } = useSite();
  const versionOf = (scene: Scene) => ownScenes[scene] ?? sceneVersions[festive ? 'festive' : 'plain'][scene];
  const { width, height } = scenes[narrow];
  const onPhones = { media: '(width < 48rem) and (orientation: portrait)', sizes: '100vw', width, height };
  return (
    <picture>
      <source {...onPhones} type="image/avif" srcSet={sceneSrcset(narrow, versionOf(narrow))} />
      <source {...onPhones} srcSet={sceneSrcset(narrow, versionOf(narrow), 'webp')} />
      <source type="image/avif" srcSet={sceneSrcset(wide, versionOf(wide))} sizes={wideSizes} />
      <img
        className={className}
        src={scenePath(wide, versionOf(wide))}
        width={scenes[wide].width}
        height={scenes[wide].height}
        alt={alt}
        loading={load}
        fetchPriority={load === 'eager' ? 'high' : undefined}
      />
    </picture>
  );
}

/** The size of each drawing in pixels, and its board above the showroom. */
const boards = {
  'yard-ultra': { size: '1600 686', x: 548, y: 178, width: 520, height: 94 },
  'yard-wide': { size: '1920 1080', x: 645, y: 338, width: 648, height: 102 },
} as const;

const widestBrand = 900;

type YardPictureProps = Omit<ScenePictureProps, 'className' | 'wideSizes'> & {
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
