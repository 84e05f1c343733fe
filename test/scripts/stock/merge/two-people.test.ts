import { expect, it, onTestFailed } from 'vitest';
import { randomOf } from '../../../random.ts';
import { twoClones } from '../two-clones.ts';
import { differences, steps, type Walk } from './people-steps.ts';

// The same steps each time, as a test shall fail for what was changed. `STOCK_WALKS=20` takes a thousand.
const seeds = Array.from({ length: Number(process.env.STOCK_WALKS ?? 1) }, (_, index) => index + 5);
const stepCount = 50;

it.each(seeds)('two people lose no car, sale or photograph, whatever they do (seed %i)', async (seed) => {
  const { mine, partners } = twoClones();
  const random = randomOf(seed);
  const people: Walk['people'] = [
    { name: 'Asha', folder: mine, daysAhead: 0, own: [] },
    { name: 'Ravi', folder: partners, daysAhead: 3, own: [] },
  ];
  const walk: Walk = { random, people, count: 0, way: [], named: new Set() };
  onTestFailed(() => console.log(walk.way.join('\n')));
  for (walk.count = 1; walk.count <= stepCount; walk.count += 1) {
    const person = random.of(people);
    const [name, step] = random.of(steps);
    walk.way.push(`${walk.count}. ${person.name}: ${name}`);
    expect(await step(walk, person), walk.way.at(-1)).toBeUndefined();
    if (walk.count % 25 === 0) expect(await differences(walk)).toEqual([]);
  }
});
