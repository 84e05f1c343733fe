import { describe, expect, it } from 'vitest';
import {
  isOver,
  noFireworks,
  tickFireworks,
  type Fireworks,
} from '../../../client/festive/fireworks-simulation.ts';

const stage = { width: 1000, height: 500 };

describe('the show', () => {
  // A tick takes 30 ms; a particle lives for fifty.
  it.each([
    [1, 1, 30],
    [10, 1, 30],
    [11, 2, 60],
    [41, 5, 150],
    [49, 5, 150],
    [50, 5, 120],
    [89, 5, 30],
    [90, 5, 0],
  ])('has, after %i ticks, %i bursts and %i particles', (count, bursts, particles) => {
    const state = after(count);
    expect([state.bursts, state.particles.length, state.elapsedMs]).toEqual([bursts, particles, count * 30]);
    expect(isOver(state)).toBe(count === 90);
  });

  it('is over after five seconds at the latest, and not between two bursts', () => {
    expect(isOver({ ...noFireworks, elapsedMs: 4970 })).toBe(false);
    expect(isOver({ ...noFireworks, elapsedMs: 5000 })).toBe(true);
    expect(isOver({ elapsedMs: 300, bursts: 1, particles: [] })).toBe(false);
  });
});

describe('a particle', () => {
  it('falls faster by 0.1 and fades by 2 a tick, the first one too', () => {
    const [first] = after(1, () => 0).particles;
    expect(first).toEqual({ x: 152, y: 60, vx: 2, vy: 0.1, life: 98, color: '#ff6b00' });
    const [later] = after(10, () => 0).particles;
    expect([later?.vy.toFixed(1), later?.life]).toEqual(['1.0', 80]);
  });

  it('starts at a speed from 2 to 5, in every direction', () => {
    const velocities = after(1).particles.map(({ vx, vy }) => [vx, vy - 0.1] as const);
    const speeds = velocities.map(([x, y]) => Math.hypot(x, y));
    expect(Math.min(...speeds)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...speeds)).toBeLessThanOrEqual(5);
    expect(Math.max(...speeds)).toBeGreaterThan(4.5);
    const quarters = new Set(velocities.map((sides) => sides.map(Math.sign).join(' ')));
    expect([...quarters]).toEqual(expect.arrayContaining(['-1 -1', '-1 1', '1 -1', '1 1']));
  });

  it('has one of the six colours, and all of them occur', () => {
    const colors = new Set(after(41).particles.map(({ color }) => color));
    expect([...colors].sort().join(' ')).toBe('#ff6b00 #ff8c1a #ffa033 #ffb52e #ffc94d #ffd700');
  });
});

function after(count: number, random = evenly()): Fireworks {
  return Array.from({ length: count }).reduce<Fireworks>(
    (state) => tickFireworks(state, stage, random),
    noFireworks,
  );
}

/** Numbers from 0 to 1 that fill the range. */
function evenly(): () => number {
  let last = 0;
  return () => (last = (last + 0.618034) % 1);
}
