import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isFresh } from '../../../scripts/build/freshness.ts';
import { makeBuild, returnToBuildBefore } from '../../../scripts/build/make-build.ts';
import { releaseOf } from '../../../scripts/build/releases.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { kill } from '../kill.ts';
import { makeSite } from './make-site.ts';

const makeFolder = () => join(temporaryFolder(), 'site');

afterEach(() => vi.useRealTimers());

describe('a build', () => {
  it('becomes the current one only once it is complete', async () => {
    const folder = makeFolder();
    await makeSite(folder, 'aaaaaaaa');
    const fill = (next: string) => {
      mkdirSync(join(next, 'public/assets'), { recursive: true });
      writeFileSync(join(next, 'public/assets/loader.bbbbbbbb.js'), 'half of it');
      return Promise.reject(new Error('a car is wrong'));
    };
    const failing = makeBuild(folder, fill, { fingerprint: () => 'bbbbbbbb' });
    await expect(failing).rejects.toThrow('a car is wrong');
    expect([nameOf(folder), servedIn(folder)]).toEqual(['aaaaaaaa', ['loader.aaaaaaaa.js']]);
    await makeSite(folder, 'cccccccc');
    expect(servedIn(folder)).toEqual(['loader.aaaaaaaa.js', 'loader.cccccccc.js']);
  });

  it('waits for another running build', async () => {
    const folder = makeFolder();
    await Promise.all(['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map((start) => makeSite(folder, start)));
    expect(servedIn(folder)).toEqual(['loader.aaaaaaaa.js', 'loader.bbbbbbbb.js', 'loader.cccccccc.js']);
  });

  it.each([
    ['writeFileSync', 2, 'before'],
    ['renameSync', 1, 'before'],
    ['renameSync', 2, 'before'],
    ['rmSync', 2, 'before'],
    ['rmSync', 3, 'before'],
    ['rmSync', 4, 'after'],
  ])(
    'killed at %s %i leaves the current build %s, and the next one succeeds',
    async (point, count, state) => {
      const folder = makeFolder();
      await makeSite(folder, 'aaaaaaaa');
      await makeSite(folder, 'bbbbbbbb');
      kill('build', folder, point, count);
      expect(nameOf(folder)).toBe(state === 'after' ? 'cccccccc' : 'bbbbbbbb');
      await makeSite(folder, 'dddddddd');
      expect(nameOf(folder)).toBe('dddddddd');
      expect(servedIn(folder)).toEqual(expect.arrayContaining(['loader.bbbbbbbb.js', 'loader.dddddddd.js']));
    },
  );
});

describe('the versioned files of earlier builds', () => {
  it('are served for seven days after their replacement', async () => {
    const folder = makeFolder();
    for (const [start, day, served] of [
      ['aaaaaaaa', '2031-10-01', 'aaaaaaaa'],
      ['bbbbbbbb', '2031-10-20', 'aaaaaaaa bbbbbbbb'],
      ['cccccccc', '2031-10-26', 'aaaaaaaa bbbbbbbb cccccccc'],
      ['dddddddd', '2031-10-28', 'bbbbbbbb cccccccc dddddddd'],
    ] as const) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) });
      await makeSite(folder, start);
      expect(servedIn(folder)).toEqual(served.split(' ').map((version) => `loader.${version}.js`));
    }
  });

  it('do not include files whose names have no version', async () => {
    const folder = makeFolder();
    await makeSite(folder, 'aaaaaaaa', { 'public/assets/cars/47/share.jpg': 'of a car that is gone' });
    await makeSite(folder, 'bbbbbbbb');
    expect(existsSync(join(folder, 'public/assets/cars'))).toBe(false);
  });
});

it('returnToBuildBefore makes the previous build current, once per build', async () => {
  const folder = makeFolder();
  await makeSite(folder, 'aaaaaaaa');
  expect(await returnToBuildBefore(folder)).toBeUndefined();
  await makeSite(folder, 'bbbbbbbb');
  expect(await returnToBuildBefore(folder)).toMatchObject({ name: 'aaaaaaaa' });
  expect(nameOf(folder)).toBe('aaaaaaaa');
  // Open pages may still request the files of the newer build.
  expect(servedIn(folder)).toEqual(['loader.aaaaaaaa.js', 'loader.bbbbbbbb.js']);
  // `npm start` does not build again unless something changes.
  expect([isFresh(folder, 'bbbbbbbb'), isFresh(folder, 'cccccccc')]).toEqual([true, false]);
  expect(await returnToBuildBefore(folder)).toBeUndefined();
  await makeSite(folder, 'cccccccc');
  expect(await returnToBuildBefore(folder)).toMatchObject({ name: 'aaaaaaaa' });
});

function nameOf(folder: string): string | undefined {
  return releaseOf(folder)?.name;
}

function servedIn(folder: string): string[] {
  return readdirSync(join(folder, 'public/assets'))
    .filter((name) => name.endsWith('.js'))
    .toSorted();
}
