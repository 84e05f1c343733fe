import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { publicPictures } from '../../scripts/images/public-pictures.ts';
import { checkStock, readStock } from '../../scripts/stock/check/read-stock.ts';
import { stockFacts } from '../../scripts/stock/generate/stock-facts.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { stockOf } from './stock/stock-folder.ts';

// test/process/own-stock.test.ts checks the icons.
it('a stock without brand/ has the plain showroom on its card, and the drawn scenes', async () => {
  const { files, marks } = await picturesOf(stockOf({}));
  const card = await meanOf(fileAt(files, '/assets/share.jpg'));
  expect(card).not.toEqual(await meanOf('client/public/assets/share.jpg'));
  expect(marks).toEqual({ scenes: {} });
});

describe('a dealer’s files in brand/', () => {
  it('replace the hero and the showroom in every shape, under their own URLs', async () => {
    const folder = stockOf({});
    await put(folder, 'hero.jpg', 1920, 1080);
    await put(folder, 'showroom.png', 2000, 1500);
    expect((await checkStock(folder)).problems).toEqual([]);
    // Smaller pictures, which take less time to encode.
    await put(folder, 'hero.jpg', 480, 270);
    await put(folder, 'showroom.png', 1280, 960);
    const { files, marks } = await picturesOf(folder);
    const { scenes = {} } = marks ?? {};
    expect(Object.keys(scenes).join(' ')).toBe('poster poster-portrait yard-wide yard-ultra yard-narrow');
    const narrow = fileAt(files, `/assets/scenes/yard-narrow-744.${scenes['yard-narrow']}.webp`);
    expect(await sharp(narrow).metadata()).toMatchObject({ width: 744, height: 620 });
    expect((await meanOf(narrow))[0]).toBeGreaterThan(240);
    expect(stockFacts({ ...readStock(folder), ...(marks && { marks }) }).ownScenes).toEqual(scenes);
  });

  it('provide the icons, the logo next to the name and the mark on share cards', async () => {
    const folder = stockOf({});
    await put(folder, 'icon.png', 600, 600);
    const { files, marks } = await picturesOf(folder);
    expect(await meanOf(fileAt(files, '/assets/icon-192.png'))).toEqual([255, 0, 0]);
    expect(marks?.logo).toMatch(/^\/assets\/logo\.\d[0-9a-f]{7}\.png$/);
    expect(await meanOf(fileAt(files, marks?.logo ?? ''))).toEqual([255, 0, 0]);
    const mark = { left: 80, top: 70, width: 30, height: 30 };
    const card = sharp(fileAt(files, '/assets/share.jpg')).extract(mark);
    expect((await meanOf(await card.toBuffer()))[0]).toBeGreaterThan(240);
  });

  it('are checked: names, sizes, and files that are not pictures', async () => {
    const folder = stockOf({});
    await put(folder, 'banner.jpg', 10, 10);
    await put(folder, 'hero-portrait.jpg', 1080, 1440);
    await put(folder, 'icon.jpg', 600, 500);
    await put(folder, 'showroom.jpg', 800, 600);
    await put(folder, 'showroom.png', 1920, 1080);
    writeFileSync(join(folder, 'brand/icon.svg'), 'no drawing');
    expect((await checkStock(folder)).problems.map(({ what }) => what)).toEqual([
      "'banner.jpg' is not the name of a picture here; rename it to icon.svg, icon.png, hero.jpg, hero-portrait.jpg or showroom.jpg",
      'this picture is for phones only; add hero.jpg for larger screens',
      'the logo is 600x500; crop it to a square',
      'there is also icon.jpg; delete one of the two',
      'the picture is 800x600; use one of at least 1920x1080',
      'there is also showroom.jpg; delete one of the two',
    ]);
  });
});

function picturesOf(folder: string) {
  return publicPictures(readStock(folder), { folder: temporaryFolder() });
}

async function put(folder: string, name: string, width: number, height: number): Promise<void> {
  mkdirSync(join(folder, 'brand'), { recursive: true });
  const picture = sharp({ create: { width, height, channels: 3, background: '#f00' } });
  await picture.toFile(join(folder, 'brand', name));
}

function fileAt(files: readonly { path: string; file: string }[], path: string): string {
  return files.find((one) => one.path === path)?.file ?? `no file at ${path}`;
}

async function meanOf(picture: string | Buffer): Promise<number[]> {
  const { channels } = await sharp(picture).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
}
