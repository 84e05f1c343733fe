import { describe, expect, it } from 'vitest';
import { restartPolicy } from '../../../server/process/restart-policy.ts';

describe('the restart of workers', () => {
  it('is at once after a long life', () => {
    const policy = restartPolicy();
    expect([policy.afterDeath(60_000), policy.afterDeath(10_000)]).toEqual([0, 0]);
  });

  it('waits twice as long after each early death, and ends with the fifth in a row', () => {
    const policy = restartPolicy();
    const delays = [1, 2, 3, 4, 5].map(() => policy.afterDeath(50));
    expect(delays).toEqual([100, 200, 400, 800, undefined]);
  });

  it('starts to count anew when one has lived', () => {
    const policy = restartPolicy();
    for (let deaths = 0; deaths < 4; deaths += 1) policy.afterDeath(50);
    expect(policy.afterDeath(20_000)).toBe(0);
    expect(policy.afterDeath(50)).toBe(100);
  });
});
