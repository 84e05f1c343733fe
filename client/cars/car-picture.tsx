import { preload } from 'react-dom';
import { picturesOf, type PicturedCar } from './pictures-of.ts';

type CarPictureProps = {
  car: PicturedCar;
  /** The picture's number, from 1. */
  view?: number;
  sizes: string;
  width: number;
  height: number;
  /** 'preload' preloads the picture but keeps it lazy; 'eager' also loads it when it is out of view. */
  load?: 'lazy' | 'preload' | 'eager';
};

export function CarPicture({ car, view = 1, sizes, width, height, load = 'lazy' }: CarPictureProps) {
  const picture = picturesOf(car)[view - 1];
  if (!picture) return null;
  const { src, avif, alt } = picture;
  if (load !== 'lazy') {
    const type = 'image/avif';
    preload(src, { as: 'image', type, imageSrcSet: avif, imageSizes: sizes, fetchPriority: 'high' });
  }
  return (
    <picture className="car-picture" data-car={car.id} data-drawn={car.photographs ? undefined : view}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={load === 'eager' ? 'eager' : 'lazy'}
        fetchPriority={load === 'lazy' ? 'low' : 'high'}
        decoding="async"
        ref={markIfBroken}
        onError={({ currentTarget }) => markBroken(currentTarget)}
      />
    </picture>
  );
}

function markBroken(picture: HTMLImageElement): void {
  picture.classList.add('is-broken');
}

/** The picture may have failed before hydration. */
function markIfBroken(picture: HTMLImageElement | null): void {
  if (picture?.complete && picture.naturalWidth === 0) markBroken(picture);
}
