import { readFileSync } from 'node:fs';

/** The sheet's styles with the site's two fonts. */
export function sheetStyles(): string {
  return [...faces.map(fontFace), readFileSync(new URL('sheet.css', import.meta.url), 'utf8')].join('\n');
}

// The rupee sign is in 'latin-ext'.
const ranges = { latin: 'U+0-2AF', 'latin-ext': 'U+20A0-20CF', devanagari: 'U+900-97F, U+200C-200D' };
const faces: { name: string; family: string; weight: number; subset: keyof typeof ranges }[] = [
  { name: 'Eczar', family: 'eczar', weight: 700, subset: 'latin' },
  { name: 'Eczar', family: 'eczar', weight: 700, subset: 'latin-ext' },
  { name: 'Eczar', family: 'eczar', weight: 700, subset: 'devanagari' },
  { name: 'Anek Latin', family: 'anek-latin', weight: 500, subset: 'latin' },
  { name: 'Anek Latin', family: 'anek-latin', weight: 500, subset: 'latin-ext' },
];

function fontFace({ name, family, weight, subset }: (typeof faces)[number]): string {
  const file = `node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2`;
  return `@font-face { font-family: '${name}'; font-weight: ${weight}; unicode-range: ${ranges[subset]}; src: url(data:font/woff2;base64,${readFileSync(file, 'base64')}) format('woff2') }`;
}
