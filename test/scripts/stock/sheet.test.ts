import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sheetVerb } from '../../../scripts/stock/sheets/sheet-verb.ts';
import { stockOf } from './stock-folder.ts';

it('makes self-contained windscreen sheets, of one car with its QR code or of all', () => {
  const stock = stockOf({
    47: {},
    48: { model: 'City <i>ZX</i> & more', page: false },
    49: { sold: '2026-11-20' },
  });
  const output = join(stock, 'sheets');
  const { changed } = sheetVerb(stock, [], output);
  expect(changed).toEqual([`2 sheets: ${join(output, 'all.html')}`]);
  const [own = '', withoutPage = ''] = ['47', '48'].map((id) => {
    sheetVerb(stock, [id], output);
    return readFileSync(join(output, `${id}.html`), 'utf8');
  });
  expect(own.match(/(?<=<d[td]>).+?(?=<)/g)?.join('|')).toBe(
    'Year|2019|Kilometres|41,300 km|Fuel|Petrol|Gearbox|Manual|Owner|1st|Colour|Lunar Silver',
  );
  expect(own).toContain('₹\u20094,95,000');
  expect(own).not.toMatch(/(src|href)="(?!data:)|url\((?!data:|\))/);
  expect([own, withoutPage].map((page) => page.includes('<svg'))).toEqual([true, false]);
  expect(withoutPage).toContain('</small> City &lt;i&gt;ZX&lt;/i&gt; &amp; more</h1>');
  expect(() => sheetVerb(stock, ['49'], output)).toThrow("there is no car '49' for sale");
});
