import type { KeyboardEvent } from 'react';
import type { CarDetail } from '../../../../shared/cars/car.ts';
import { picturePaths, viewName } from '../../../../shared/cars/pictures.ts';
import { CarPicture } from '../../../cars/car-picture.tsx';
import { viewAfter } from './picture-strip.ts';

type ThumbnailsProps = {
  car: CarDetail;
  /** The picture in view, counted from 1. */
  view: number;
  onShow: (view: number) => void;
};

export function Thumbnails({ car, view, onShow }: ThumbnailsProps) {
  if (car.pictures.count < 2) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = viewAfter(event.key, view, car.pictures.count);
    if (next === undefined) return;
    onShow(next);
    event.currentTarget.querySelectorAll('button')[next - 1]?.focus();
    event.preventDefault();
    // `LargePictures` listens on the window, and would move a second picture.
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys of the buttons within
    <div
      className="thumbnails needs-script no-print"
      role="group"
      aria-label="Pictures"
      onKeyDown={onKeyDown}
    >
      {picturePaths(car).map((path, index) => (
        <button
          key={path}
          className="thumbnails__button"
          type="button"
          aria-label={`Show the ${viewName(car, index + 1)}`}
          aria-pressed={view === index + 1}
          onClick={() => onShow(index + 1)}
        >
          <CarPicture
            car={car}
            view={index + 1}
            sizes="(min-width: 1024px) 170px, (min-width: 768px) 23vw, 46vw"
            width={400}
            height={300}
          />
        </button>
      ))}
    </div>
  );
}
