import { prefersReducedMotion } from '../browser/reduced-motion.ts';
import { fireworksPlan, isOver, noFireworks, tickFireworks, type Fireworks } from './fireworks-simulation.ts';

/** Plays the fireworks on a canvas and calls `onOver` at the end. Returns a function that stops them. */
export function startFireworks(canvas: HTMLCanvasElement, onOver: () => void): () => void {
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

/** Each particle as a streak along its way: a bright core in a wide glow. Where streaks cross, their light adds up. */
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

/** How far back a streak reaches on its particle's way. */
const streakTicks = 4;
const strokes = [
  [9, 0.15],
  [5, 0.3],
  [2, 1],
] as const;
