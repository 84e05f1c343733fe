import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../browser/visitor-settings.ts';
import { whenVisible } from '../browser/when-visible.ts';
import { useSiteData } from '../site-context.ts';
import { fireworksPlan } from './fireworks-simulation.ts';
import type { FireworksStage } from './fireworks-worker.ts';

export function FireworksOverlay() {
  const { fireworks, site } = useSiteData().pageData;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    let stop: (() => void) | undefined;
    const cancel = whenVisible(() => {
      if (!canvas.current) return;
      setIsVisible(true);
      stop = startFireworks(canvas.current, fireworks, () => setIsVisible(false));
    });
    return () => {
      cancel();
      stop?.();
    };
  }, [fireworks]);

  return (
    <div className="fireworks no-print" aria-hidden={isVisible || undefined} hidden={!isVisible}>
      <canvas ref={canvas} className="fireworks__canvas" />
      <div className="fireworks__words">
        <p className="fireworks__greeting">Happy Festive Season!</p>
        <p>{`Welcome to ${site.brand}`}</p>
      </div>
    </div>
  );
}

function startFireworks(canvas: HTMLCanvasElement, workerPath: string, onOver: () => void): () => void {
  const timeout = setTimeout(finish, fireworksPlan.longestMs);
  const worker = prefersReducedMotion() ? undefined : new Worker(workerPath);
  document.addEventListener('visibilitychange', finish);
  if (worker) {
    worker.addEventListener('message', finish);
    const surface = canvas.transferControlToOffscreen();
    const { innerWidth: width, innerHeight: height } = window;
    worker.postMessage({ surface, width, height } satisfies FireworksStage, [surface]);
  }
  return stop;

  function finish(): void {
    stop();
    onOver();
  }
  function stop(): void {
    clearTimeout(timeout);
    worker?.terminate();
    document.removeEventListener('visibilitychange', finish);
  }
}
