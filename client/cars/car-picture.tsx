import { preload } from 'react-dom';
import { picturesOf } from './pictures-of.ts';
import type { PicturedCar } from './pictures-of.ts';

type CarPictureProps = {
  car: PicturedCar;
  /** Which of its pictures, counted from 1. */
  view?: number;
  /** How wide the picture is shown, for the browser's choice of a file. */
  sizes: string;
  width: number;
  height: number;
  /** Preloads the picture, and loads it even out of view. */
  isEager?: boolean;
  /** Preloads the picture, but keeps it lazy. */
  isPreloaded?: boolean;
};

export function CarPicture({ car, view = 1, sizes, width, height, isEager, isPreloaded }: CarPictureProps) {
  const picture = picturesOf(car)[view - 1];
  if (!picture) return null;
  const { address, avif, webp, alt } = picture;
  if (isEager || isPreloaded) {
    const type = 'image/avif';
    preload(address, { as: 'image', type, imageSrcSet: avif, imageSizes: sizes, fetchPriority: 'high' });
  }
  return (
    <picture className="car-picture" data-car={car.id}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={address}
        srcSet={webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager || isPreloaded ? 'high' : 'low'}
        decoding="async"
        ref={markIfBroken}
        onError={({ currentTarget }) => markBroken(currentTarget)}
      />
    </picture>
  );
}

/** The stylesheet draws a placeholder over a picture that did not come. */
function markBroken(picture: HTMLImageElement): void {
  picture.classList.add('is-broken');
}

/** It may have failed before the page became interactive. */
function markIfBroken(picture: HTMLImageElement | null): void {
  if (picture?.complete && picture.naturalWidth === 0) markBroken(picture);
}
