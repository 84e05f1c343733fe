/** The numbers of the specification, section 9. Lengths are in pixels, times in milliseconds. */
export const fireworksPlan = {
  bursts: 5,
  burstEveryMs: 300,
  particlesPerBurst: 30,
  minSpeed: 2,
  maxSpeed: 5,
  tickMs: 30,
  gravity: 0.1,
  life: 100,
  lifePerTick: 2,
  longestMs: 5_000,
} as const;

const fireworksColors = ['#ff6b00', '#ff8c1a', '#ffa033', '#ffb52e', '#ffc94d', '#ffd700'] as const;

export type Particle = { x: number; y: number; vx: number; vy: number; life: number; color: string };

export type Fireworks = { elapsedMs: number; bursts: number; particles: readonly Particle[] };

type Stage = { width: number; height: number };

export const noFireworks: Fireworks = { elapsedMs: 0, bursts: 0, particles: [] };

export function tickFireworks(state: Fireworks, stage: Stage, random: () => number): Fireworks {
  const { burstEveryMs, tickMs } = fireworksPlan;
  const isBurstDue = state.bursts < fireworksPlan.bursts && state.elapsedMs >= state.bursts * burstEveryMs;
  const born = isBurstDue ? burst(stage, random) : [];
  return {
    elapsedMs: state.elapsedMs + tickMs,
    bursts: state.bursts + (isBurstDue ? 1 : 0),
    particles: [...state.particles, ...born].map(moved).filter((particle) => particle.life > 0),
  };
}

export function isOver({ elapsedMs, bursts, particles }: Fireworks): boolean {
  const hasFaded = bursts === fireworksPlan.bursts && particles.length === 0;
  return hasFaded || elapsedMs >= fireworksPlan.longestMs;
}

function burst({ width, height }: Stage, random: () => number): Particle[] {
  const { particlesPerBurst, minSpeed, maxSpeed, life } = fireworksPlan;
  const x = width * (0.15 + 0.7 * random());
  const y = height * (0.12 + 0.35 * random());
  return Array.from({ length: particlesPerBurst }, (_, index) => {
    const angle = (2 * Math.PI * index) / particlesPerBurst;
    const speed = minSpeed + (maxSpeed - minSpeed) * random();
    const color = fireworksColors[Math.floor(random() * fireworksColors.length)] ?? fireworksColors[0];
    return { x, y, vx: Math.cos(angle) * speed, vy: Math.sin(angle) * speed, life, color };
  });
}

function moved({ x, y, vx, vy, life, color }: Particle): Particle {
  const { gravity, lifePerTick } = fireworksPlan;
  return { x: x + vx, y: y + vy, vx, vy: vy + gravity, life: life - lifePerTick, color };
}
