import { shareCardSize } from '../../../shared/cars/pictures.ts';
import { lettering, widthOf, type Lettering } from './lettering.ts';
import type { Mark } from './mark.ts';

export type Words = {
  mark: Mark;
  brand: string;
  title: string;
  eyebrow?: string;
  figure?: string;
  promise?: string;
  label?: string;
  /** The x at which the panel ends. Without it, the panel fades into the picture. */
  edge?: number;
};

export function shareCardText(words: Words): string {
  const { mark, brand, promise = '', label, edge } = words;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${panel(edge)}
    <g transform="translate(${left - 3} 58) scale(0.9)">${mark.drawing}</g>
    ${fitted(brand, { face: 'display', size: 38, fill: cream, x: left + 68, y: 102 }, edge)}
    ${column(words)}
    ${fitted(promise, { face: 'text', size: 23, fill: blush, x: left, y: 566 }, edge)}
    ${label ? labelOnPicture(label) : ''}
  </svg>`;
}

const { width, height } = shareCardSize;
const left = 70;
const columnWidth = 350;
const middle = 336;
const cream = '#fff6e4';
const gold = '#f4c463';
const blush = '#ecd5c6';

function panel(edge: number | undefined): string {
  return `
    <linearGradient id="panel">
      <stop offset="0.64" stop-color="#26112a"/>
      <stop offset="0.76" stop-color="#26112a" stop-opacity="0.7"/>
      <stop offset="1" stop-color="#26112a" stop-opacity="0"/>
    </linearGradient>
    <radialGradient id="glow" cx="0" cy="1" r="1">
      <stop offset="0" stop-color="#8f3524" stop-opacity="0.8"/>
      <stop offset="1" stop-color="#8f3524" stop-opacity="0"/>
    </radialGradient>
    <linearGradient id="hairline">
      <stop offset="0" stop-color="${gold}"/>
      <stop offset="1" stop-color="${gold}" stop-opacity="0"/>
    </linearGradient>
    <rect width="${edge ?? 680}" height="${height}" fill="${edge === undefined ? 'url(#panel)' : '#26112a'}"/>
    <rect y="130" width="${edge ?? 560}" height="500" fill="url(#glow)"/>
    <rect x="22" y="22" width="${width - 44}" height="${height - 44}" rx="14"
      fill="none" stroke="${gold}" stroke-opacity="0.75" stroke-width="1.5"/>`;
}

function fitted(text: string, style: Lettering, edge: number = width): string {
  const max = edge - 20 - style.x;
  return lettering(text, { ...style, size: style.size * Math.min(1, max / widthOf(text, style)) });
}

function labelOnPicture(label: string): string {
  const text = { face: 'text', size: 24 } as const;
  const x = width - 46 - widthOf(label, text);
  return `<rect x="${x - 14}" y="${height - 86}" width="${width - 18 - x}" height="42" rx="6" fill="#fff"/>
    ${lettering(label, { ...text, fill: '#2a1530', x, y: height - 56 })}`;
}

function column({ eyebrow, title, figure }: Words): string {
  const { size, lines } = titleLines(title);
  const leading = size * 1.04;
  const above = eyebrow ? 50 : 0;
  const below = figure ? 124 : 34;
  const top = middle - (above + lines.length * leading + below) / 2;
  const firstBaseline = top + above + size * 0.78;
  const foot = top + above + lines.length * leading;
  return [
    eyebrow && lettering(eyebrow, { face: 'text', size: 33, fill: gold, x: left, y: top + 28 }),
    ...lines.map((line, index) =>
      lettering(line, { face: 'display', size, fill: cream, x: left, y: firstBaseline + index * leading }),
    ),
    `<rect x="${left}" y="${foot + 30}" width="340" height="2" fill="url(#hairline)"/>`,
    figure &&
      lettering(figure, { face: 'display', size: 62, fill: gold, x: left, y: foot + 118, tracking: 0.015 }),
  ].join('');
}

function titleLines(title: string): { size: number; lines: string[] } {
  for (let size = 66; size >= 48; size -= 2) {
    const lines = wrap(title, size);
    if (lines.length <= 2 && lines.every((line) => titleWidth(line, size) <= columnWidth))
      return { size, lines };
  }
  return { size: 58, lines: wrap(title, 58) };
}

function wrap(title: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line !== undefined && titleWidth(longer, size) <= columnWidth) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

function titleWidth(line: string, size: number): number {
  return widthOf(line, { face: 'display', size });
}
