import { spawnSync } from 'node:child_process';
import { mostPixels } from './open-picture.ts';

/** As long as any logo takes on a busy machine. */
const longestMs = 10_000;

/**
 * A logo in SVG as PNG that fits 512 by 512; undefined if it cannot be drawn. A kilobyte of SVG can take a century, and a
 * thread of sharp cannot be stopped, so a process of its own draws it. From a buffer, SVG cannot include other files.
 */
export function drawLogo(svg: Buffer, mostMs = longestMs): Buffer | undefined {
  const node = ['--input-type=module', '--eval', program];
  const limits = { timeout: mostMs, killSignal: 'SIGKILL', maxBuffer: 4 * 512 * 512 } as const;
  const { status, stdout } = spawnSync(process.execPath, node, { input: svg, ...limits });
  return status === 0 ? stdout : undefined;
}

const program = `
  import { readFileSync, writeFileSync } from 'node:fs';
  import sharp from 'sharp';
  const svg = readFileSync(0);
  const { format, width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
  if (format !== 'svg') process.exit(1);
  const density = Math.min(2400, Math.max(1, (72 * 512) / Math.max(width, height)));
  const drawn = sharp(svg, { density, limitInputPixels: ${mostPixels} }).resize(512, 512, { fit: 'inside' });
  writeFileSync(1, await drawn.png().toBuffer());
`;
