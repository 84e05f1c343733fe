import { useEffect, useRef, useState } from 'react';
import { useSite } from '../site-context.ts';

/** The home page's intro: it covers the page, lets clicks through and hides itself. */
export function FireworksOverlay() {
  const { brand } = useSite();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    // After the first paint, so that loading the code does not delay it.
    const frame = requestAnimationFrame(() => {
      void import('./fireworks-show.ts').then(({ startFireworks }) => {
        if (isUnmounted || !canvas.current) return;
        setIsVisible(true);
        stop = startFireworks(canvas.current, () => setIsVisible(false));
      });
    });
    return () => {
      isUnmounted = true;
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
