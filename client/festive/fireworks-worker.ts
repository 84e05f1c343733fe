import { fireworksPlan, isOver, noFireworks, tickFireworks, type Fireworks } from './fireworks-simulation.ts';

export type FireworksStage = { surface: OffscreenCanvas; width: number; height: number };

// In a worker, because drawing takes a phone's main thread a tenth of a second while the page hydrates.
addEventListener('message', ({ data: { surface, ...stage } }: MessageEvent<FireworksStage>) => {
  const context = Object.assign(surface, stage).getContext('2d');
  if (!context) return;
  let state = noFireworks;
  setInterval(() => {
    state = tickFireworks(state, stage, Math.random);
    draw(context, state);
    if (isOver(state)) postMessage('over');
  }, fireworksPlan.tickMs);
});

function draw(context: OffscreenCanvasRenderingContext2D, { particles }: Fireworks): void {
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
