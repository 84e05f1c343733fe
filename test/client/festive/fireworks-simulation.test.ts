import { describe, expect, it } from 'vitest';
import { isOver, noFireworks, tickFireworks } from '../../../client/festive/fireworks-simulation.ts';
import type { Fireworks } from '../../../client/festive/fireworks-simulation.ts';
import { seededRandom } from '../../seeded-random.ts';

const stage = { width: 1000, height: 500 };

describe('the show', () => {
  it('bursts five times, every ten ticks of 30 ms', () => {
    const bursts = ticks(60).map((state) => state.bursts);
    const burstsAt = bursts.flatMap((count, index) => (count > (bursts[index - 1] ?? 0) ? [index * 30] : []));
    expect(burstsAt).toEqual([0, 300, 600, 900, 1200]);
  });

  it('adds thirty particles with every burst', () => {
    const counts = ticks(41).map(({ particles }) => particles.length);
    expect([counts[0], counts[9], counts[10], counts[20], counts[30], counts[40]]).toEqual([
      30, 30, 60, 90, 120, 150,
    ]);
  });

  it('is over when every particle has faded, 90 ticks on', () => {
    const overAt = ticks(100).findIndex(isOver) + 1;
    expect(overAt).toBe(90);
    expect(ticks(90).at(-1)).toMatchObject({ elapsedMs: 2700, bursts: 5, particles: [] });
  });

  it('is over after five seconds at the latest', () => {
    expect(isOver({ ...noFireworks, elapsedMs: 4970 })).toBe(false);
    expect(isOver({ ...noFireworks, elapsedMs: 5000 })).toBe(true);
  });

  it('is not over between two bursts', () => {
    expect(isOver({ elapsedMs: 300, bursts: 1, particles: [] })).toBe(false);
  });
});

describe('a particle', () => {
  it('starts with a life of 100, and has moved once after the first tick', () => {
    const [first] = tickFireworks(noFireworks, stage, () => 0).particles;
    expect(first).toEqual({ x: 152, y: 60, vx: 2, vy: 0.1, life: 98, color: '#ff6b00' });
  });

  it('falls faster by 0.1 and fades by 2 a tick', () => {
    const lives = ticks(49, () => 0).map(({ particles: [first] }) => first);
    expect(lives[1]?.vy).toBeCloseTo(0.2);
    expect(lives[9]?.vy).toBeCloseTo(1);
    expect([lives[1]?.life, lives[9]?.life, lives[48]?.life]).toEqual([96, 80, 2]);
  });

  it('goes out after fifty ticks', () => {
    const counts = ticks(50).map(({ particles }) => particles.length);
    expect([counts[48], counts[49]]).toEqual([150, 120]);
  });

  it('starts at a speed from 2 to 5, in every direction', () => {
    const { particles } = tickFireworks(noFireworks, stage, seededRandom(7).next);
    const speeds = particles.map(({ vx, vy }) => Math.hypot(vx, vy - 0.1));
    expect(Math.min(...speeds)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...speeds)).toBeLessThanOrEqual(5);
    expect(Math.max(...speeds)).toBeGreaterThan(4.5);
    const quarters = new Set(particles.map(({ vx, vy }) => `${Math.sign(vx)} ${Math.sign(vy - 0.1)}`));
    for (const quarter of ['1 1', '1 -1', '-1 1', '-1 -1']) expect(quarters).toContain(quarter);
  });

  it('has one of the six colours, and all of them occur', () => {
    const colors = ticks(41).flatMap(({ particles }) => particles.map(({ color }) => color));
    expect([...new Set(colors)].sort()).toEqual([
      '#ff6b00',
      '#ff8c1a',
      '#ffa033',
      '#ffb52e',
      '#ffc94d',
      '#ffd700',
    ]);
  });
});

/** The states after each tick. */
function ticks(count: number, random = seededRandom(42).next): Fireworks[] {
  const states: Fireworks[] = [];
  for (let state = noFireworks; states.length < count;) {
    state = tickFireworks(state, stage, random);
    states.push(state);
  }
  return states;
}
