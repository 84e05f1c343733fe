import { prefersReducedMotion } from '../browser/reduced-motion.ts';
import { fireworksPlan, isOver, noFireworks, tickFireworks } from './fireworks-simulation.ts';
import type { Fireworks } from './fireworks-simulation.ts';

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

function draw(context: CanvasRenderingContext2D, { particles }: Fireworks): void {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  for (const { x, y, life, color } of particles) {
    context.globalAlpha = life / fireworksPlan.life;
    context.fillStyle = color;
    context.beginPath();
    context.arc(x, y, 3, 0, 2 * Math.PI);
    context.fill();
  }
}
