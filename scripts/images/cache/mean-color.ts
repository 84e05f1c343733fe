import sharp from 'sharp';

/** The colour shown until a picture has loaded: '#61473b'. */
export async function meanColor(picture: Buffer | undefined): Promise<string> {
  const { channels } = await sharp(picture).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => Math.round(mean));
  return `#${Buffer.from([red, green, blue]).toString('hex')}`;
}
