import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

export type Lettering = {
  face: keyof typeof faces;
  size: number;
  fill: string;
  /** The left end of the baseline. */
  x: number;
  y: number;
  /** The space between letters, as a fraction of the size. */
  tracking?: number;
};

/** Draws a text as outlines, so that pictures do not depend on installed fonts. */
export function lettering(text: string, style: Lettering): string {
  const { shapes } = typeset(text, style);
  return `<path fill="${style.fill}" transform="translate(${style.x} ${style.y})" d="${shapes}"/>`;
}

export function widthOf(text: string, style: Pick<Lettering, 'face' | 'size' | 'tracking'>): number {
  return typeset(text, style).width;
}

// The second file of each face has the rupee sign. Only Eczar has Devanagari.
const hindi = fontsOf('eczar', 'eczar-devanagari-700-normal');
const faces = {
  display: [...fontsOf('eczar', 'eczar-latin-700-normal', 'eczar-latin-ext-700-normal'), ...hindi],
  text: [
    ...fontsOf('anek-latin', 'anek-latin-latin-500-normal', 'anek-latin-latin-ext-500-normal'),
    ...hindi,
  ],
};

function typeset(text: string, { face, size, tracking = 0 }: Pick<Lettering, 'face' | 'size' | 'tracking'>) {
  let shapes = '';
  let width = 0;
  for (const { font, run } of runsOf(text, faces[face])) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    for (const [index, glyph] of glyphs.entries()) {
      shapes += glyph.path.scale(scale, -scale).translate(width, 0).toSVG();
      width += (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size;
    }
  }
  return { shapes, width: width - tracking * size };
}

function runsOf(text: string, fonts: Font[]): { font: Font; run: string }[] {
  const runs: { font: Font; run: string }[] = [];
  for (const character of text) {
    const has = (font: Font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    const last = runs.at(-1);
    // Staying with the last font keeps joiners, which every font has, in their script.
    const font = last && has(last.font) ? last.font : fonts.find(has);
    // Characters that no font has, such as emoji, are skipped.
    if (!font) continue;
    if (last?.font === font) last.run += character;
    else runs.push({ font, run: character });
  }
  return runs;
}

function fontsOf(family: string, ...names: string[]): Font[] {
  return names.map((name) => {
    const font = openSync(resolve(`@fontsource/${family}/files/${name}.woff2`));
    if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`);
    return font;
  });
}
