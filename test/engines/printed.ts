import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A printed sheet: its text without blanks, as kerning splits words, and its number of pictures. */
export type Sheet = { text: string; pictures: number };

export async function readSheets(pdf: Buffer): Promise<Sheet[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const { fnArray } = await page.getOperatorList();
      return {
        text: items
          .map((item) => ('str' in item ? item.str : ''))
          .join('')
          .replace(/\s/g, ''),
        pictures: fnArray.filter((it) => it === OPS.paintImageXObject).length,
      };
    }),
  );
}
