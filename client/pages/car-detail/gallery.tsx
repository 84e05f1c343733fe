import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { CarDetail } from '../../../shared/cars/car.ts';
import { pictureSrcset, viewName } from '../../../shared/cars/pictures.ts';
import { CarPicture } from '../../cars/car-picture.tsx';
import { PictureNote } from '../../cars/picture-note.tsx';
import { useSite } from '../../site-context.ts';

const mainSizes = '(min-width: 1280px) 700px, (min-width: 1024px) 56vw, 100vw';

export function Gallery({ car }: { car: CarDetail }) {
  const { festive } = useSite();
  const [selected, setSelected] = useState(1);
  const count = car.images.length;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = ((selected - 1 + step + count) % count) + 1;
    setSelected(next);
    event.currentTarget.querySelectorAll('button')[next - 1]?.focus();
    event.preventDefault();
  };

  return (
    <div className="gallery">
      <link
        rel="preload"
        as="image"
        type="image/avif"
        imageSrcSet={pictureSrcset(car, 1, 'avif')}
        imageSizes={mainSizes}
        fetchPriority="high"
      />
      <div className="gallery__main">
        <CarPicture
          key={selected}
          car={car}
          view={selected}
          sizes={mainSizes}
          width={1200}
          height={900}
          isEager
        />
        {festive && !car.sold && <b className="badge badge--festive">Diwali Special</b>}
        {(car.sold ?? car.featured) && (
          <b className="badge badge--featured">{car.sold ? 'Sold' : 'Featured'}</b>
        )}
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys of the buttons within */}
      <div
        className="gallery__thumbnails needs-script"
        role="group"
        aria-label="Pictures"
        onKeyDown={onKeyDown}
      >
        {car.images.map((address, index) => (
          <button
            key={address}
            className="gallery__thumbnail"
            type="button"
            aria-label={`Show the ${viewName(car, index + 1)}`}
            aria-pressed={selected === index + 1}
            onClick={() => setSelected(index + 1)}
          >
            <CarPicture
              car={car}
              view={index + 1}
              sizes="(min-width: 1024px) 170px, 23vw"
              width={400}
              height={300}
            />
          </button>
        ))}
      </div>
      <noscript>
        <div className="gallery__others">
          {car.images.slice(1).map((address, index) => (
            <CarPicture
              key={address}
              car={car}
              view={index + 2}
              sizes="(min-width: 1024px) 28vw, 50vw"
              width={400}
              height={300}
            />
          ))}
        </div>
      </noscript>
      <PictureNote cars={[car]} />
    </div>
  );
}
