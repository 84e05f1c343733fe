import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { open } from '../visit.ts';

it('a car takes one sheet of paper', async () => {
  const page = await open('/car/1', { width: 1440 });
  expect(pagesOf(await page.print())).toHaveLength(1);
});

/** Firefox packs what is no picture into object streams. */
function pagesOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/\/ObjStm[^]*?stream\r?\n([^]*?)endstream/g)];
  const unpacked = packed.map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'));
  return [text, ...unpacked].flatMap((part) => part.match(/\/Type\s*\/Page\b/g) ?? []);
}
