import { useId } from 'react';
import type { ReactNode } from 'react';
import { ScenePicture } from './scene-picture.tsx';

/** The end of a page: what to do next, beside a picture of the showroom. */
export function ClosingCall({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="closing-call" aria-labelledby={id}>
      <div className="closing-call__words">
        <h2 className="closing-call__title" id={id}>
          {title}
        </h2>
        <p>{text}</p>
        <div className="button-row">{children}</div>
      </div>
      <ScenePicture
        wide="yard-ultra"
        narrow="yard-wide"
        className="closing-call__picture"
        alt=""
        wideSizes="60vw"
      />
    </section>
  );
}
