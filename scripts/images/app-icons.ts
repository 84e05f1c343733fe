import sharp from 'sharp';
import { markOn, type Mark } from './share-cards/mark.ts';

export function iconsOf(mark: Mark) {
  const { any, tiny, apple, maskable } = mark.isOwn ? grounds.own : grounds.plum;
  const rounded = markOn(mark, any);
  return [
    { path: '/assets/icon.svg', draw: () => Promise.resolve(Buffer.from(rounded)) },
    { path: '/assets/icon-192.png', draw: () => png(rounded, 192) },
    { path: '/assets/icon-512.png', draw: () => png(rounded, 512) },
    { path: '/assets/icon-maskable-512.png', draw: () => png(markOn(mark, maskable), 512) },
    { path: '/assets/apple-touch-icon.png', draw: () => png(markOn(mark, apple), 180) },
    { path: '/favicon.ico', draw: () => ico(markOn(mark, tiny)) },
  ];
}

// Phones crop two of the icons, so their background fills the square and the mark stays within the safe circle. The
// smallest icon leaves no room for a margin.
const grounds = {
  plum: {
    any: { corner: 14, part: 0.8 },
    tiny: { corner: 12, part: 0.9 },
    apple: { part: 0.72 },
    maskable: { part: 0.6 },
  },
  own: {
    any: { fill: 'none', part: 1 },
    tiny: { fill: 'none', part: 1 },
    apple: { fill: '#fff', part: 0.84 },
    maskable: { fill: '#fff', part: 0.6 },
  },
};

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size)
    .png({ palette: true, quality: 100 })
    .toBuffer();
}

// A header, one directory entry, and the picture as PNG.
async function ico(svg: string): Promise<Buffer> {
  const picture = await png(svg, 32);
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(picture.length, 14);
  return Buffer.concat([header, picture]);
}
