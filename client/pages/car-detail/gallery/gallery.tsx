import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { CarDetail } from '../../../../shared/cars/car.ts';
import { picturePaths } from '../../../../shared/cars/pictures.ts';
import { CarPicture } from '../../../cars/car-picture.tsx';
import { PictureNote } from '../../../cars/picture-note.tsx';
import { useSite } from '../../../site-context.ts';
import { LargePictures } from './large-pictures.tsx';
import { showView, viewIn } from './picture-strip.ts';
import { Thumbnails } from './thumbnails.tsx';

const mainSizes = '(min-width: 1280px) 700px, (min-width: 1024px) 56vw, 100vw';

export function Gallery({ car, children }: { car: CarDetail; children?: ReactNode }) {
  const { festive } = useSite();
  const strip = useRef<HTMLUListElement>(null);
  const [selected, setSelected] = useState(1);
  const [opened, setOpened] = useState<number>();
  const [wasOpened, setWasOpened] = useState(false);

  // The visitor may have swiped before hydration.
  useEffect(() => {
    if (strip.current) setSelected(viewIn(strip.current));
  }, []);

  const show = (view: number) => {
    setSelected(view);
    showView(strip.current, view);
  };
  const enlarge = (event: MouseEvent<HTMLAnchorElement>, view: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(view);
    setWasOpened(true);
  };

  return (
    <div className="gallery stack">
      <div className="gallery__main">
        <ul
          ref={strip}
          className="picture-strip"
          onScroll={({ currentTarget }) => setSelected(viewIn(currentTarget))}
        >
          {picturePaths(car).map((path, index) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noopener" onClick={(event) => enlarge(event, index + 1)}>
                <CarPicture
                  car={car}
                  view={index + 1}
                  sizes={mainSizes}
                  width={1200}
                  height={900}
                  load={index === 0 ? 'eager' : 'lazy'}
                />
              </a>
            </li>
          ))}
        </ul>
        {festive && !car.sold && <b className="badge badge--festive">Diwali Special</b>}
        {!car.sold && car.featured && <b className="badge badge--featured">Featured</b>}
      </div>
      <Thumbnails car={car} view={selected} onShow={show} />
      <PictureNote car={car} view={selected} ask="Ask for photos" />
      {children}
      {wasOpened && (
        <LargePictures
          car={car}
          first={opened}
          view={selected}
          onView={setSelected}
          onClose={() => {
            setOpened(undefined);
            show(selected);
          }}
        />
      )}
    </div>
  );
}
