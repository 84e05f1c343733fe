import { sceneAddress, scenes, sceneSrcset } from '../../shared/scenes/scenes.ts';
import type { Scene } from '../../shared/scenes/scenes.ts';

/** The alternative text of the yard's pictures. */
export const yardName =
  'Illustration: five cars of different kinds parked in front of a lit showroom at dusk';

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

/** One of the drawn pictures that show no single car, in the shape that the screen has. */
export function ScenePicture({
  wide,
  narrow,
  className,
  alt,
  isEager,
  wideSizes = '100vw',
}: ScenePictureProps) {
  const [, width = 800] = scenes[wide].widths;
  return (
    <picture>
      {(['avif', 'webp'] as const).map((format) => (
        <source
          key={format}
          media="(max-width: 767px)"
          type={`image/${format}`}
          srcSet={sceneSrcset(narrow, format)}
          sizes="100vw"
          width={scenes[narrow].width}
          height={scenes[narrow].height}
        />
      ))}
      <source type="image/avif" srcSet={sceneSrcset(wide, 'avif')} sizes={wideSizes} />
      <img
        className={className}
        src={sceneAddress(wide, width, 'webp')}
        srcSet={sceneSrcset(wide, 'webp')}
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
