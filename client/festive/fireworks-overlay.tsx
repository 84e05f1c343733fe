import { useEffect, useRef, useState } from 'react';
import { whenVisible } from '../browser/when-visible.ts';
import { useSite } from '../site-context.ts';
import { startFireworks } from './fireworks-show.ts';

/** The home page's intro: fireworks over the window and a greeting over the hero, which let clicks through and hide. */
export function FireworksOverlay() {
  const { brand } = useSite();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    let stop: (() => void) | undefined;
    const cancel = whenVisible(() => {
      if (!canvas.current) return;
      setIsVisible(true);
      stop = startFireworks(canvas.current, () => setIsVisible(false));
    });
    return () => {
      cancel();
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
