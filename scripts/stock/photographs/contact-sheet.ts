import sharp from 'sharp';
import { openPicture } from '../../images/open-picture.ts';
import { lettering } from '../../images/share-cards/lettering.ts';

const columns = 4;
const tile = { width: 400, height: 300 };
const gap = 12;

/** All cropped pictures of a car with their numbers, as one picture. */
export async function contactSheet(pictures: readonly Buffer[]): Promise<Buffer> {
  const tiles = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await numbered(picture, index + 1),
      left: gap + (index % columns) * (tile.width + gap),
      top: gap + Math.floor(index / columns) * (tile.height + gap),
    })),
  );
  const across = Math.min(columns, pictures.length);
  const rows = Math.ceil(pictures.length / columns);
  const width = gap + across * (tile.width + gap);
  const height = gap + rows * (tile.height + gap);
  return sharp({ create: { width, height, channels: 3, background: '#26112a' } })
    .composite(tiles)
    .jpeg({ quality: 82 })
    .toBuffer();
}

function numbered(picture: Buffer, number: number): Promise<Buffer> {
  const badge = `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width}" height="${tile.height}">
    <rect x="10" y="10" width="${number < 10 ? 44 : 60}" height="44" rx="8" fill="#26112a"/>
    ${lettering(String(number), { face: 'display', size: 32, fill: '#f4c463', x: 23, y: 43 })}
  </svg>`;
  return openPicture(picture)
    .resize(tile)
    .composite([{ input: Buffer.from(badge) }])
    .toBuffer();
}
