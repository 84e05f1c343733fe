import { useEffect, useRef, useState } from 'react';
import { useSite } from '../site-context.ts';

/** The intro of the home page. It lies over the page, lets every click through and hides itself. */
export function FireworksOverlay() {
  const { brand } = useSite();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isLeft = false;
    // After the first paint, which neither needs the code nor should wait for it.
    const frame = requestAnimationFrame(() => {
      void import('./fireworks-show.ts').then(({ startFireworks }) => {
        if (isLeft || !canvas.current) return;
        setIsVisible(true);
        stop = startFireworks(canvas.current, () => setIsVisible(false));
      });
    });
    return () => {
      isLeft = true;
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, []);

  return (
    <div className="fireworks" aria-hidden={isVisible || undefined} hidden={!isVisible}>
      <canvas ref={canvas} className="fireworks__canvas" />
      <div className="fireworks__words">
        <p className="fireworks__greeting">Happy Festive Season!</p>
        <p>{`Welcome to ${brand}`}</p>
      </div>
    </div>
  );
}
