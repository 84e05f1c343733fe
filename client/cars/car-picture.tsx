import { preload } from 'react-dom';
import type { Listing } from '../../shared/cars/car.ts';
import { cluster, picturePath, pictureSrcset, viewName } from '../../shared/cars/pictures.ts';
import { carTitle, formatMileage } from '../../shared/format.ts';
import { memoizeByObject } from '../../shared/memoize-by-object.ts';

type PicturedCar = Pick<
  Listing,
  'id' | 'make' | 'model' | 'year' | 'color' | 'mileage' | 'pictures' | 'photographs'
>;

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
        onError={({ currentTarget }) => markIfBroken(currentTarget)}
      />
    </picture>
  );
}

/** The picture may have failed before hydration. */
function markIfBroken(picture: HTMLImageElement | null): void {
  if (picture?.complete && picture.naturalWidth === 0) picture.classList.add('is-broken');
}

/** Computed once per car, because lists render often. */
export const picturesOf = memoizeByObject((car: PicturedCar) =>
  Array.from({ length: car.pictures.count }, (_, index) => ({
    src: picturePath(car, index + 1),
    avif: pictureSrcset(car, index + 1),
    alt: altOf(car, index + 1),
  })),
);

/** A drawing shows the model, the colour and the kilometres. Only a photograph shows the car itself. */
function altOf(car: PicturedCar, view: number): string {
  const name = viewName(car, view);
  if (car.photographs) return `${carTitle(car)}, ${name}`;
  if (name === cluster) return `Illustration: ${name}, ${formatMileage(car.mileage)}`;
  return `Illustration: ${car.color} ${car.make} ${car.model}, ${name}`;
}
