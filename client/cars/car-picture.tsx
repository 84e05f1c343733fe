import type { Listing } from '../../shared/cars/car.ts';
import { pictureAddress, pictureSrcset, views } from '../../shared/cars/pictures.ts';
import { useSite } from '../site-context.ts';

type CarPictureProps = {
  car: Pick<Listing, 'id' | 'make' | 'model' | 'color'>;
  /** Which of the four views, counted from 1. */
  view?: number;
  /** How wide the picture is shown, for the browser's choice of a file. */
  sizes: string;
  width: number;
  height: number;
  isEager?: boolean;
};

export function CarPicture({ car, view = 1, sizes, width, height, isEager = false }: CarPictureProps) {
  const { illustrations } = useSite();
  const { id, make, model, color } = car;
  const name = `${color} ${make} ${model}, ${views[view - 1]}`;
  return (
    <picture className="car-picture" data-car={id}>
      <source type="image/avif" srcSet={pictureSrcset(id, view, 'avif')} sizes={sizes} />
      <img
        src={pictureAddress(id, view, 400)}
        srcSet={pictureSrcset(id, view, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={illustrations ? `Illustration: ${name}` : name}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
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
