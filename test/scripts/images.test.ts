import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMasters } from '../../scripts/images/masters.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masters-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('readMasters', () => {
  it('gives a car with four good pictures a version that its pictures decide', async () => {
    for (const name of ['1', '2', '3', '4']) await draw('7', `${name}.webp`, { color: 'navy' });
    const before = await readMasters(folder, ['7']);
    await draw('7', '4.webp', { color: 'gold' });
    const after = await readMasters(folder, ['7']);
    expect(before.problems).toEqual([]);
    expect(before.cars[0]?.version).toMatch(/^\d[0-9a-f]{7}$/);
    expect(after.cars[0]?.version).not.toBe(before.cars[0]?.version);
  });

  it('reports all that is missing or wrong at once', async () => {
    await draw('1', '1.webp', { width: 1100, height: 825 });
    await draw('1', '2.webp', { height: 675 });
    await draw('1', 'front.webp');
    await writeFile(join(folder, '1', '3.webp'), 'no picture');
    await draw('99', '1.webp');
    const { cars, problems } = await readMasters(folder, ['1']);
    expect(cars).toEqual([]);
    expect(problems.map((problem) => problem.replace(`${folder}/`, ''))).toEqual([
      '99: no car of the catalogue has this id',
      '1/4.webp: missing',
      '1/front.webp: unknown name, expected 1.webp, 2.webp, 3.webp, 4.webp',
      '1/1.webp: 1100 pixels wide, at least 1200 are needed',
      '1/2.webp: 1200x675 is not 4:3',
      '1/3.webp: not a WebP picture',
    ]);
  });
});

async function draw(id: string, name: string, { width = 1200, height = 900, color = 'navy' } = {}) {
  await mkdir(join(folder, id), { recursive: true });
  const picture = sharp({ create: { width, height, channels: 3, background: color } });
  await picture.webp().toFile(join(folder, id, name));
}
