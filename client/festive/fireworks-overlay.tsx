import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../browser/visitor-settings.ts';
import { whenVisible } from '../browser/when-visible.ts';
import { useSite } from '../site-context.ts';
import { type Fireworks, fireworksPlan, isOver, noFireworks, tickFireworks } from './fireworks-simulation.ts';

/** The home page's intro: fireworks and a greeting, which let clicks through. */
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

/** Plays the fireworks on a canvas and calls `onOver` at the end. Returns a function that stops them. */
function startFireworks(canvas: HTMLCanvasElement, onOver: () => void): () => void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const context = canvas.getContext('2d');
  const draws = context !== null && !prefersReducedMotion();
  let state = noFireworks;
  canvas.width = width;
  canvas.height = height;

  const timeout = setTimeout(finish, fireworksPlan.longestMs);
  const interval = draws ? setInterval(tick, fireworksPlan.tickMs) : undefined;
  document.addEventListener('visibilitychange', onVisibility);
  return stop;

  function tick(): void {
    if (!context) return;
    state = tickFireworks(state, { width, height }, Math.random);
    draw(context, state);
    if (isOver(state)) finish();
  }
  function onVisibility(): void {
    if (document.hidden) finish();
  }
  function finish(): void {
    stop();
    onOver();
  }
  function stop(): void {
    clearTimeout(timeout);
    clearInterval(interval);
    document.removeEventListener('visibilitychange', onVisibility);
  }
}

/** Draws each particle as a streak with a bright core in a wide glow. Crossing streaks add up their light. */
function draw(context: CanvasRenderingContext2D, { particles }: Fireworks): void {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  context.globalCompositeOperation = 'lighter';
  context.lineCap = 'round';
  for (const { x, y, vx, vy, life, color } of particles) {
    context.strokeStyle = color;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x - vx * streakTicks, y - vy * streakTicks);
    for (const [lineWidth, strength] of strokes) {
      context.lineWidth = lineWidth;
      context.globalAlpha = (strength * life) / fireworksPlan.life;
      context.stroke();
    }
  }
}

const streakTicks = 4;
const strokes = [
  [9, 0.15],
  [5, 0.3],
  [2, 1],
] as const;
