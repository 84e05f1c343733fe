import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CarDetail } from '../../../../shared/cars/car.ts';
import { picturePaths } from '../../../../shared/cars/pictures.ts';
import { carTitle } from '../../../../shared/format.ts';
import { CarPicture } from '../../../cars/car-picture.tsx';
import { PictureNote } from '../../../cars/picture-note.tsx';
import { IconButton } from '../../../elements/icon.tsx';
import { Modal } from '../../../elements/modal.tsx';
import { showView, viewAfter, viewIn } from './picture-strip.ts';
import { Thumbnails } from './thumbnails.tsx';

type LargePicturesProps = {
  car: CarDetail;
  /** The picture to open with, counted from 1; undefined while closed. */
  first: number | undefined;
  view: number;
  onView: (view: number) => void;
  onClose: () => void;
};

export function LargePictures({ car, first, view, onView, onClose }: LargePicturesProps) {
  const strip = useRef<HTMLUListElement>(null);
  const isOpen = first !== undefined;
  const count = car.pictures.count;
  const [enlarged, setEnlarged] = useState<number>();
  const look = (next: number) => {
    if (next !== view) setEnlarged(undefined);
    onView(next);
  };
  const close = () => {
    setEnlarged(undefined);
    onClose();
  };
  const press = (key: string) => {
    const next = strip.current && viewAfter(key, viewIn(strip.current), count);
    if (next) showView(strip.current, next);
    return Boolean(next);
  };

  const toggleZoom = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    if (detail > 1) return;
    const frame = currentTarget.parentElement;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A key press has no coordinates.
    const [x, y] = detail === 0 ? [0.5, 0.5] : [(clientX - left) / width, (clientY - top) / height];
    flushSync(() => setEnlarged(enlarged === view ? undefined : view));
    frame?.scrollTo({
      left: x * (frame.scrollWidth - frame.clientWidth),
      top: y * (frame.scrollHeight - frame.clientHeight),
      behavior: 'instant',
    });
  };

  useEffect(() => {
    if (first !== undefined) showView(strip.current, first);
  }, [first]);

  // On the window, because a click on a picture moves the focus away from the buttons.
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
      onClose={close}
      label={`Pictures of the ${carTitle(car)}`}
      className="large-pictures dark"
    >
      <ul
        ref={strip}
        className="picture-strip"
        aria-label="Pictures"
        onScroll={({ currentTarget }) => look(viewIn(currentTarget))}
      >
        {picturePaths(car).map((path, index) => (
          <li key={path}>
            <button type="button" aria-pressed={enlarged === index + 1} onClick={toggleZoom}>
              <CarPicture car={car} view={index + 1} sizes="1200px" width={1200} height={900} />
            </button>
          </li>
        ))}
      </ul>
      <IconButton className="large-pictures__close" icon="x" label="Close" onClick={close} />
      <PictureNote car={car} view={view} ask="Ask for photos">
        <span aria-live="polite">{`${view} of ${count}`}</span>
        {' · '}
      </PictureNote>
      <Thumbnails car={car} view={view} onShow={(next) => showView(strip.current, next)} />
      {count > 1 &&
        steps.map(({ name, label, key, icon }) => (
          <IconButton
            key={key}
            className={`large-pictures__${name}`}
            icon={icon}
            label={label}
            onClick={() => press(key)}
          />
        ))}
    </Modal>
  );
}

const steps = [
  { name: 'previous', label: 'Previous picture', key: 'ArrowLeft', icon: 'chevron-left' },
  { name: 'next', label: 'Next picture', key: 'ArrowRight', icon: 'chevron-right' },
] as const;
