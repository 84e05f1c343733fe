import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('from five time zones, also where the clocks change, India has one date, weekday and minute around each midnight of a year', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'test/shared/hours/midnights.ts'],
    {
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  const zones = Object.entries(JSON.parse(stdout) as Record<string, string[]>);
  expect(zones.map(([zone]) => zone)).toContain('Asia/Kolkata');
  for (const [zone, faults] of zones) expect(faults, zone).toEqual([]);
});
