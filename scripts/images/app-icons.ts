import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { paths } from './picture-paths.ts';
import { mark } from './share-cards/mark.ts';

/** Draws the mark as every icon that browsers and phones ask for; cheap enough to do each time. */
export async function icons(): Promise<void> {
  const assets = join(paths.public, 'assets');
  const rounded = mark({ corner: 14, part: 0.8 });
  // Phones cut these two to their own shape: the ground fills the square, the mark keeps to the safe circle.
  const maskable = mark({ corner: 0, part: 0.6 });
  const apple = mark({ corner: 0, part: 0.72 });
  // The smallest have no pixel to give away.
  const tiny = mark({ corner: 12, part: 0.9 });
  await mkdir(assets, { recursive: true });
  await Promise.all([
    writeFile(join(assets, 'icon.svg'), rounded),
    writeFile(join(assets, 'icon-192.png'), await png(rounded, 192)),
    writeFile(join(assets, 'icon-512.png'), await png(rounded, 512)),
    writeFile(join(assets, 'icon-maskable-512.png'), await png(maskable, 512)),
    writeFile(join(assets, 'apple-touch-icon.png'), await png(apple, 180)),
    writeFile(join(paths.public, 'favicon.ico'), await ico(tiny, [16, 32])),
  ]);
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size)
    .png({ palette: true, quality: 100 })
    .toBuffer();
}

/** Windows icon: a header, an entry of 16 bytes for each size, then the pictures, which may be PNG. */
async function ico(svg: string, sizes: number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => png(svg, size)));
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    header.set([size, size], entry);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}
