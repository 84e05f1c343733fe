import { sceneVersions } from '../../shared/scenes/scene-versions.ts';
import { scenePath, scenes, sceneSrcset } from '../../shared/scenes/scenes.ts';
import type { Scene } from '../../shared/scenes/scenes.ts';
import { ownScenes } from 'stock:scenes';
import { useSite } from '../site-context.ts';

/** The alternative text of the yard's pictures. */
export function yardName(brand: string): string {
  return ownScenes['yard-wide']
    ? `The showroom of ${brand}`
    : 'Illustration: five cars of different kinds parked in front of a lit showroom at dusk';
}

type ScenePictureProps = {
  /** On screens of 768 pixels and more. */
  wide: Scene;
  /** On narrower ones. */
  narrow: Scene;
  className: string;
  /** Empty where the picture tells nothing that the words do not. */
  alt: string;
  isEager?: boolean;
  /** How wide it is shown on wide screens. */
  wideSizes?: string;
};

/** A picture that shows no single car, in the shape of the screen: the dealer's own, else a drawn one. */
export function ScenePicture({
  wide,
  narrow,
  className,
  alt,
  isEager,
  wideSizes = '100vw',
}: ScenePictureProps) {
  const { festive } = useSite();
  const versionOf = (scene: Scene) => ownScenes[scene] ?? sceneVersions[festive ? 'festive' : 'plain'][scene];
  const [, width = 800] = scenes[wide].widths;
  return (
    <picture>
      {(['avif', 'webp'] as const).map((format) => (
        <source
          key={format}
          media="(max-width: 767px)"
          type={`image/${format}`}
          srcSet={sceneSrcset(narrow, versionOf(narrow), format)}
          sizes="100vw"
          width={scenes[narrow].width}
          height={scenes[narrow].height}
        />
      ))}
      <source type="image/avif" srcSet={sceneSrcset(wide, versionOf(wide), 'avif')} sizes={wideSizes} />
      <img
        className={className}
        src={scenePath(wide, width, versionOf(wide), 'webp')}
        srcSet={sceneSrcset(wide, versionOf(wide), 'webp')}
        sizes={wideSizes}
        width={scenes[wide].width}
        height={scenes[wide].height}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
      />
    </picture>
  );
}
