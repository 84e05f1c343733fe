import { useEffect, useRef } from 'react';
import type { CarDetail } from '../../../../shared/cars/car.ts';
import { picturePaths } from '../../../../shared/cars/pictures.ts';
import { carTitle } from '../../../../shared/format.ts';
import { CarPicture } from '../../../cars/car-picture.tsx';
import { Icon } from '../../../elements/icon.tsx';
import { Modal } from '../../../elements/modal.tsx';
import { showView, viewAfter, viewIn } from './picture-strip.ts';
import { Thumbnails } from './thumbnails.tsx';
import { usePictureZoom } from './use-picture-zoom.ts';

type LargePicturesProps = {
  car: CarDetail;
  /** The one that was asked for, counted from 1; undefined while closed. */
  first: number | undefined;
  /** The one in view. */
  view: number;
  onView: (view: number) => void;
  onClose: () => void;
};

export function LargePictures({ car, first, view, onView, onClose }: LargePicturesProps) {
  const strip = useRef<HTMLUListElement>(null);
  const isOpen = first !== undefined;
  const count = car.pictures.count;
  usePictureZoom(strip, isOpen, view);
  const press = (key: string) => {
    const next = strip.current && viewAfter(key, viewIn(strip.current), count);
    if (next) showView(strip.current, next);
    return Boolean(next);
  };

  useEffect(() => {
    if (first !== undefined) showView(strip.current, first);
  }, [first]);

  // On the window, as a click on a picture takes the focus from the buttons.
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (press(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      label={`Pictures of the ${carTitle(car)}`}
      className="large-pictures"
    >
      <ul
        ref={strip}
        className="picture-strip"
        aria-label="Pictures"
        onScroll={({ currentTarget }) => onView(viewIn(currentTarget))}
      >
        {picturePaths(car).map((path, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to take the focus
          <li key={path} tabIndex={0}>
            <CarPicture car={car} view={index + 1} sizes="1200px" width={1200} height={900} />
          </li>
        ))}
      </ul>
      <p aria-live="polite">{`${view} of ${count}`}</p>
      <button
        className="icon-button large-pictures__close"
        type="button"
        aria-label="Close"
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
      <Thumbnails car={car} view={view} onShow={(next) => showView(strip.current, next)} />
      {count > 1 && (
        <>
          <button
            className="icon-button large-pictures__previous"
            type="button"
            aria-label="Previous picture"
            onClick={() => press('ArrowLeft')}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            className="icon-button large-pictures__next"
            type="button"
            aria-label="Next picture"
            onClick={() => press('ArrowRight')}
          >
            <Icon name="chevron-right" />
          </button>
        </>
      )}
    </Modal>
  );
}
