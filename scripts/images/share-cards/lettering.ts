import { readFileSync } from 'node:fs';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';

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

/** Outlines, so that pictures do not depend on installed fonts. */
export function lettering(text: string, style: Lettering): string {
  const { shapes } = typeset(text, style);
  return `<g fill="${style.fill}" transform="translate(${style.x} ${style.y})">${shapes}</g>`;
}

export function widthOf(text: string, style: Pick<Lettering, 'face' | 'size' | 'tracking'>): number {
  return typeset(text, style).width;
}

// The second font of each face has the rupee sign. Only Eczar has Devanagari.
const devanagari = fontOf('eczar-devanagari');
const faces = {
  display: [fontOf('eczar'), fontOf('eczar-ext'), devanagari],
  text: [fontOf('anek-latin'), fontOf('anek-latin-ext'), devanagari],
};

function typeset(text: string, { face, size, tracking = 0 }: Pick<Lettering, 'face' | 'size' | 'tracking'>) {
  let shapes = '';
  let width = 0;
  for (const { font, run } of runsOf(text, faces[face])) {
    const scale = size / font.face.upem;
    const buffer = new Buffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    for (const glyph of buffer.getGlyphInfosAndPositions()) {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = glyph;
      const transform = `translate(${width + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})`;
      shapes += `<path transform="${transform}" d="${font.glyphToPath(glyph.codepoint)}"/>`;
      width += xAdvance * scale + tracking * size;
    }
  }
  return { shapes, width: width - tracking * size };
}

function runsOf(text: string, fonts: Font[]): { font: Font; run: string }[] {
  const runs: { font: Font; run: string }[] = [];
  for (const character of text) {
    const has = (font: Font) => font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined;
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

function fontOf(name: string): Font {
  const file = readFileSync(new URL(`../../fonts/${name}.ttf`, import.meta.url));
  return new Font(new Face(new Blob(file)));
}
