import { expect, it } from 'vitest';
import { open } from '../visit.ts';

it('a car takes one sheet of paper', async () => {
  const page = await open('/car/1', { width: 1440 });
  const pdf = (await page.print()).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
