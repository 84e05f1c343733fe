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
export function ScenePicture({
  wide,
  narrow,
  className,
  alt = '',
  load = 'lazy',
  wideSizes = '100vw',
}: ScenePictureProps) {
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
